-- A name that people can read out, unique like the id; none for a table that was not opened since there are such names.
ALTER TABLE tables ADD COLUMN words TEXT;

CREATE UNIQUE INDEX tables_words ON tables (words);

-- The name of a ready sentence, so that everybody reads it in their own language.
ALTER TABLE chat ADD COLUMN phrase TEXT;
