//! The commands. Each reads its fields to the end before it does anything, so a request is carried out whole or not at all.

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Map, Value as Json, json};
use steading_game::{Next, Observer, Seat, record};

use super::fields::Fields;
use super::{Engine, PROTOCOL, fresh_seed};
use crate::error::clip;
use crate::{AnyTable, Asked, Budget, Error, Moved, game_named, options};

type Body = Map<String, Json>;
type Command = fn(&mut Engine, &mut Fields) -> Result<Body, Error>;

/// Every command by its name.
pub(super) const COMMANDS: &[(&str, Command)] = &[
    ("hello", hello),
    ("games", games),
    ("choices", choices),
    ("new", new),
    ("status", status),
    ("actions", actions),
    ("reasons", reasons),
    ("check", check),
    ("play", play),
    ("default", default),
    ("outcomes", outcomes),
    ("resolve", resolve),
    ("undo", undo),
    ("state", state),
    ("view", view),
    ("events", events),
    ("board", board),
    ("position", position),
    ("record", print_record),
    ("load", load),
    ("bot", bot),
    ("perft", perft),
    ("quit", quit),
];

/// Positions that `perft` visits if the request sets no limit.
const PERFT_NODES: u64 = 1_000_000;

pub(super) fn named(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

fn hello(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    fields.end()?;
    Ok(body(json!({
        "engine": "steading",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "games": engine.games.iter().map(|game| game.name).collect::<Vec<_>>(),
        "commands": COMMANDS.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
    })))
}

fn games(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    fields.end()?;
    let describe = |game: &crate::GameInfo| {
        let options = game.default_options()?;
        Ok(json!({"name": game.name, "bots": (game.bots)(), "options": options}))
    };
    let games: Result<Vec<Json>, Error> = engine.games.iter().map(describe).collect();
    Ok(body(json!({"games": games?})))
}

/// Describes the options of a game, and says what table they make now, or why none.
fn choices(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let name = fields.needed_text("game")?;
    let lines = option_fields(fields)?;
    fields.end()?;
    let game = game_named(engine.games, &name)?;
    let mut out = body(json!({"choices": game.choices(&lines)?}));
    out.extend(match game.check_options(&lines) {
        Ok(options) => body(json!({"options": options, "seats": game.seats(&lines)?})),
        Err(Error::BadOptions(problems)) => body(json!({"problems": problems})),
        Err(other) => return Err(other),
    });
    Ok(out)
}

fn new(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let name = fields.needed_text("game")?;
    let lines = option_fields(fields)?;
    let position = fields.text("position")?;
    let seed = fields.number("seed")?;
    fields.end()?;

    let game = game_named(engine.games, &name)?;
    let seed = seed.unwrap_or_else(fresh_seed);
    let mut rng = SmallRng::seed_from_u64(seed);
    let table = match position {
        None => game.create(&lines, &mut rng)?,
        Some(position) => game.create_at(&lines, &position, &mut rng)?,
    };
    engine.rng = rng;
    let table = &**engine.table.insert(table);
    let mut out =
        body(json!({"seed": seed, "game": table.game_name(), "options": table.options(), "seats": names(table)}));
    out.extend(summary(table));
    Ok(out)
}

fn status(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    fields.end()?;
    let standing: Body = names(table).into_iter().zip(table.standing().into_iter().map(Json::from)).collect();
    let mut out = body(json!({"game": table.game_name(), "seats": names(table)}));
    out.extend(summary(table));
    let undoable = table.undoable().map(|seat| table.seat_name(seat));
    out.extend(body(
        json!({"turns": table.turns(), "standing": standing, "winner": winner(table), "undoable": undoable}),
    ));
    Ok(out)
}

fn actions(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let seat = seat_field(table, fields)?;
    let has_data = fields.flag("data")?;
    fields.end()?;
    let list = |seat: Seat| {
        let actions = table.actions(seat).into_iter();
        let actions = actions.map(|listed| if has_data { json!(listed) } else { Json::String(listed.action) });
        (table.seat_name(seat), actions.collect())
    };
    let seats = table.seats().iter().filter(|&other| seat.is_none_or(|seat| seat == other));
    let actions: Body = seats.map(list).collect();
    Ok(body(json!({"actions": actions})))
}

fn reasons(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let seat = seat_field(table, fields)?;
    fields.end()?;
    let seats = table.seats().iter().filter(|&other| seat.is_none_or(|seat| seat == other));
    let reasons: Body = seats.map(|seat| (table.seat_name(seat), json!(table.reasons(seat)))).collect();
    Ok(body(json!({"reasons": reasons})))
}

fn check(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let action = fields.needed_text("action")?;
    let seat = seat_field(table, fields)?;
    fields.end()?;
    let (seat, action) = table.check(&action, seat)?;
    Ok(body(json!({"seat": table.seat_name(seat), "action": action})))
}

/// Plays an action; with `if_asked` only when the game asks its seat for one of the kind.
fn play(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table_mut(engine)?;
    let action = fields.needed_text("action")?;
    let seat = seat_field(table, fields)?;
    let only_if_asked = fields.flag("if_asked")?;
    fields.end()?;
    if !only_if_asked {
        let moved = table.play(&action, seat)?;
        return Ok(after(table, "action", moved));
    }
    let Asked { action, is_asked } = table.asks(&action, seat)?;
    let mut out = body(json!({"asked": is_asked}));
    if is_asked {
        let moved = table.play(&action, seat)?;
        out.extend(after(table, "action", moved));
    } else {
        out.extend(body(json!({"action": action, "events": []})));
        out.extend(summary(table));
    }
    Ok(out)
}

/// Tells what is done for a seat that lets its time pass, or does it.
fn default(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table_mut(engine)?;
    let seat = seat_field(table, fields)?;
    let is_played = fields.flag("play")?;
    fields.end()?;
    if is_played {
        let moved = table.play_default(seat)?;
        return Ok(after(table, "action", moved));
    }
    let default = table.default_action(seat)?;
    Ok(body(json!({"seat": table.seat_name(default.seat), "action": default.action})))
}

fn outcomes(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    fields.end()?;
    let outcomes = table.outcomes()?;
    let list: Vec<Json> =
        outcomes.list.iter().map(|(outcome, weight)| json!({"outcome": outcome, "weight": weight})).collect();
    Ok(body(json!({"complete": outcomes.is_complete, "outcomes": list})))
}

fn resolve(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    the_table(engine)?;
    let outcome = fields.text("outcome")?;
    let seed = fields.number("seed")?;
    fields.end()?;
    if outcome.is_some() && seed.is_some() {
        return Err(Error::field("seed", "has no use beside `outcome`"));
    }
    let mut own = seed.map(SmallRng::seed_from_u64);
    let rng = own.as_mut().unwrap_or(&mut engine.rng);
    let table = engine.table.as_deref_mut().ok_or(Error::NoTable)?;
    let moved = match outcome {
        Some(outcome) => table.resolve(&outcome)?,
        None => table.draw(rng)?,
    };
    Ok(after(table, "outcome", moved))
}

fn undo(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table_mut(engine)?;
    let steps = fields.number("steps")?.unwrap_or(1);
    fields.end()?;
    let undone = table.undo(steps)?;
    let mut out = body(json!({"undone": undone}));
    out.extend(summary(table));
    Ok(out)
}

fn state(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    fields.end()?;
    Ok(body(json!({"state": table.state()})))
}

fn view(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let observer = observer_field(table, fields)?.unwrap_or(Observer::Public);
    fields.end()?;
    Ok(body(json!({"seat": observer_name(table, observer), "view": table.whole_view(observer)})))
}

fn events(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let since = fields.number("since")?.unwrap_or(0);
    let observer = observer_field(table, fields)?;
    fields.end()?;
    let since = usize::try_from(since).unwrap_or(usize::MAX);
    Ok(body(json!({"count": table.event_count(), "events": table.events(since, observer)})))
}

fn board(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    fields.end()?;
    Ok(body(json!({"board": table.board()})))
}

fn position(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    fields.end()?;
    Ok(body(json!({"game": table.game_name(), "options": table.options(), "position": table.position()})))
}

fn print_record(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    fields.end()?;
    Ok(body(json!({"record": table.record()})))
}

/// Loads a record, or a position for the options of the present table.
fn load(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let text = fields.text("record")?;
    let position = fields.text("position")?;
    let seed = fields.number("seed")?;
    fields.end()?;
    match (text, position) {
        (Some(text), None) => {
            let name = record::game_name(&text).unwrap_or_default();
            engine.table = Some(game_named(engine.games, &clip(name))?.load(&text)?);
        }
        (None, Some(position)) => the_table_mut(engine)?.set_position(&position)?,
        (Some(_), Some(_)) => return Err(Error::field("position", "has no use beside `record`")),
        (None, None) => return Err(Error::field("record", "is missing, and so is `position`")),
    }
    if let Some(seed) = seed {
        engine.rng = SmallRng::seed_from_u64(seed);
    }
    let table = the_table(engine)?;
    let mut out = body(json!({"game": table.game_name(), "options": table.options(), "seats": names(table)}));
    out.extend(summary(table));
    Ok(out)
}

fn bot(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let name = fields.needed_text("bot")?;
    let seat = seat_field(table, fields)?;
    let time = fields.number("millis")?.map(Duration::from_millis);
    let budget = Budget { nodes: fields.number("nodes")?, time, stop: None };
    let seed = fields.number("seed")?;
    fields.end()?;
    let mut own = seed.map(SmallRng::seed_from_u64);
    let rng = own.as_mut().unwrap_or(&mut engine.rng);
    let table = engine.table.as_deref().ok_or(Error::NoTable)?;
    let suggestion = table.suggest(&name, seat, budget, rng)?;
    Ok(body(json!({"seat": table.seat_name(suggestion.seat), "action": suggestion.action})))
}

fn perft(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    let table = the_table(engine)?;
    let depth = fields.number("depth")?.ok_or_else(|| Error::field("depth", "is missing"))?;
    let nodes = fields.number("nodes")?.unwrap_or(PERFT_NODES);
    let is_divided = fields.flag("divide")?;
    fields.end()?;
    let tree = table.perft(u32::try_from(depth).unwrap_or(u32::MAX), nodes)?;
    let mut out = body(json!({"depth": depth, "count": tree.count}));
    if is_divided {
        out.extend(body(json!({"branches": tree.branches})));
    }
    Ok(out)
}

fn quit(engine: &mut Engine, fields: &mut Fields) -> Result<Body, Error> {
    fields.end()?;
    engine.is_done = true;
    Ok(Body::new())
}

fn the_table(engine: &Engine) -> Result<&dyn AnyTable, Error> {
    engine.table.as_deref().ok_or(Error::NoTable)
}

fn the_table_mut(engine: &mut Engine) -> Result<&mut (dyn AnyTable + 'static), Error> {
    engine.table.as_deref_mut().ok_or(Error::NoTable)
}

/// The fields that hold options, as `key value` lines.
fn option_fields(fields: &mut Fields) -> Result<String, Error> {
    let mut lines = options::from_object(&fields.object("options")?.unwrap_or_default())?;
    lines.push_str(&options::from_pairs(fields.texts("set")?)?);
    lines.push_str(&fields.text("text")?.unwrap_or_default());
    Ok(lines)
}

/// The field `seat`: a name or a number.
fn seat_field(table: &dyn AnyTable, fields: &mut Fields) -> Result<Option<Seat>, Error> {
    fields.word("seat")?.map(|word| seat_of(table, &word)).transpose()
}

/// The field `seat`, which may also be `public`.
fn observer_field(table: &dyn AnyTable, fields: &mut Fields) -> Result<Option<Observer>, Error> {
    let Some(word) = fields.word("seat")? else { return Ok(None) };
    if word == PUBLIC {
        return Ok(Some(Observer::Public));
    }
    seat_of(table, &word).map(|seat| Some(Observer::Seat(seat)))
}

/// What everybody else is called where a seat could stand.
const PUBLIC: &str = "public";

fn observer_name(table: &dyn AnyTable, observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => table.seat_name(seat),
        Observer::Public => PUBLIC.into(),
    }
}

fn seat_of(table: &dyn AnyTable, word: &str) -> Result<Seat, Error> {
    let numbered = || word.parse().ok().map(Seat).filter(|&seat| table.seats().contains(seat));
    let unknown = || Error::UnknownSeat { name: clip(word), known: names(table) };
    table.seat_named(word).or_else(numbered).ok_or_else(unknown)
}

fn names(table: &dyn AnyTable) -> Vec<String> {
    table.seats().iter().map(|seat| table.seat_name(seat)).collect()
}

fn winner(table: &dyn AnyTable) -> Option<String> {
    table.winner().map(|seat| table.seat_name(seat))
}

/// How far the game is and what it waits for.
fn summary(table: &dyn AnyTable) -> Body {
    let next = match table.next() {
        Next::Seats(seats) => {
            let names: Vec<String> = seats.iter().map(|seat| table.seat_name(seat)).collect();
            json!({"kind": "seats", "seats": names})
        }
        Next::Chance => json!({"kind": "chance"}),
        Next::Over => json!({"kind": "over", "winner": winner(table)}),
    };
    body(json!({"entries": table.entry_count(), "next": next}))
}

/// The answer to an action or outcome.
fn after(table: &dyn AnyTable, key: &str, moved: Moved) -> Body {
    let mut out = Body::new();
    out.insert(key.to_owned(), Json::String(moved.entry));
    out.insert("events".to_owned(), json!(table.events(moved.events_from, None)));
    out.extend(summary(table));
    out
}

fn body(json: Json) -> Body {
    match json {
        Json::Object(object) => object,
        _ => Body::new(),
    }
}
