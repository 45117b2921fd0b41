//! A test for every base rule and every worked example of the catalogue, by chapter.


mod building;
mod support;
