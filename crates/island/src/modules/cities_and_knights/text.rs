//! Cities & Knights as text: moves, outcomes, frames, log lines, and what is drawn. Positions are [`position`](super::position).

use steading_game::{Seat, SeatSet, Syntax};

use super::{Action, Card, Event, Face, Frame, Outcome, Play, Rank, Track};
use crate::Island;
use crate::cards::{Cards, Good};
use crate::places::{Vertex, VertexSet};
use crate::rules::Module;
use crate::state::State;
use crate::text::draw::{self, Canvas};
use crate::text::moves::{self, Unknown};
use crate::text::position;
use crate::text::words::{self, clip};

/// The words that moves are written with.
pub const WORDS: &[&str] = &[
    "builds",
    "knight",
    "activates",
    "promotes",
    "moves",
    "chases",
    "robber",
    "wall",
    "restores",
    "city",
    "improves",
    "with",
    "crane",
    "plays",
    "drops",
    "keeps",
    "card",
    "commits",
    "loses",
    "picks",
    "deck",
    "takes",
    "nothing",
    "from",
    "aqueduct",
    "retreats",
    "removes",
    "places",
    "presents",
    "exchanges",
    "hands",
    "over",
    "raises",
    "metropolis",
    "road",
    "nowhere",
    "trade",
    "politics",
    "science",
];

// Moves.

/// An action, without the seat.
pub fn write_action(game: &Island, action: Action) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match action {
        Action::BuildKnight(vertex) => format!("builds knight {vertex}"),
        Action::Activate(vertex) => format!("activates knight {vertex}"),
        Action::Promote(vertex) => format!("promotes knight {vertex}"),
        Action::MoveKnight(from, to) => format!("moves knight {from} {to}"),
        Action::Chase(vertex) => format!("chases robber from {vertex}"),
        Action::BuildWall(vertex) => format!("builds wall {vertex}"),
        Action::Restore(vertex) => format!("restores city {vertex}"),
        Action::Improve { track, crane: false } => format!("improves {}", track.name()),
        Action::Improve { track, crane: true } => format!("improves {} with crane", track.name()),
        Action::Play(play) => format!("plays {}", write_play(game, play)),
        Action::Drop(card) => format!("drops {card}"),
        Action::Keep => "keeps card".to_owned(),
        Action::Commit(some) => format!("commits {}", write_places(some.into())),
        Action::LoseCity(vertex) => format!("loses city {vertex}"),
        Action::PickDeck(track) => format!("picks deck {}", track.name()),
        Action::Aqueduct(card) => format!("takes {} from aqueduct", card.map_or("nothing", Good::name)),
        Action::Retreat(vertex) => format!("retreats {vertex}"),
        Action::RemoveKnight(vertex) => format!("removes knight {vertex}"),
        Action::PlaceKnight(vertex) => format!("places knight {vertex}"),
        Action::Present(first, second) => format!("presents {first} {second}"),
        Action::Exchange(partner, resource) => format!("exchanges {resource} with {}", name(partner)),
        Action::HandOver(commodity) => format!("hands over {commodity}"),
        Action::RaiseMetropolis(vertex) => format!("raises metropolis {vertex}"),
        Action::MoveRoad(Some(edge)) => format!("moves road {edge}"),
        Action::MoveRoad(None) => "moves road nowhere".to_owned(),
        Action::TakeCard(card) => format!("takes card {card}"),
        Action::TakeGoods(only, None) => format!("takes {only}"),
        Action::TakeGoods(first, Some(second)) => format!("takes {first} {second}"),
    }
}

/// A card with what it is aimed at.
fn write_play(game: &Island, play: Play) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    let card = play.card();
    match play {
        Play::Alchemist(red, other) => format!("{card} {red}+{other}"),
        Play::Inventor(one, other) => format!("{card} {one} {other}"),
        Play::Engineer(vertex) | Play::Medicine(vertex) | Play::Intrigue(vertex) | Play::Smith(vertex, None) => {
            format!("{card} {vertex}")
        }
        Play::Smith(first, Some(second)) => format!("{card} {first} {second}"),
        Play::Diplomat(edge) => format!("{card} {edge}"),
        Play::Spy(seat) | Play::Deserter(seat) | Play::MasterMerchant(seat) => format!("{card} {}", name(seat)),
        Play::Merchant(hex) => format!("{card} {hex}"),
        Play::MerchantFleet(kind) | Play::TradeMonopoly(kind) | Play::ResourceMonopoly(kind) => {
            format!("{card} {kind}")
        }
        Play::Crane
        | Play::Mining
        | Play::Irrigation
        | Play::RoadBuilding
        | Play::Bishop
        | Play::Warlord
        | Play::Wedding
        | Play::Saboteur
        | Play::CommercialHarbour => card.to_string(),
    }
}

/// Reads an action.
pub fn parse_action(game: &Island, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
    let seat = |word| words::seat(&game.options, word);
    let mut vertex = |word| moves::vertex(game, word, unknown);
    Some(match *words {
        ["builds", "knight", place] => vertex(place).map(Action::BuildKnight),
        ["activates", "knight", place] => vertex(place).map(Action::Activate),
        ["promotes", "knight", place] => vertex(place).map(Action::Promote),
        ["moves", "knight", from, to] => vertex(from).and_then(|from| Ok(Action::MoveKnight(from, vertex(to)?))),
        ["chases", "robber", "from", place] => vertex(place).map(Action::Chase),
        ["builds", "wall", place] => vertex(place).map(Action::BuildWall),
        ["restores", "city", place] => vertex(place).map(Action::Restore),
        ["improves", name] => track(name).map(|track| Action::Improve { track, crane: false }),
        ["improves", name, "with", "crane"] => track(name).map(|track| Action::Improve { track, crane: true }),
        ["plays", name, ref targets @ ..] => {
            // The base game has a card of this name, which is meant at tables without progress cards.
            let card =
                Card::named(name).filter(|&card| card != Card::RoadBuilding || game.has(Module::CitiesAndKnights))?;
            parse_play(game, card, targets, unknown).map(Action::Play)
        }
        ["drops", name] => card(name).map(Action::Drop),
        ["keeps", "card"] => Ok(Action::Keep),
        ["commits", "none"] => Ok(Action::Commit(VertexSet::EMPTY.into())),
        ["commits", ref places @ ..] if !places.is_empty() => {
            // What is not on the board is remembered by `unknown`.
            let places = places.iter().map(|place| vertex(place)).filter(|place| *place != Ok(Vertex::NOWHERE));
            places.collect::<Result<VertexSet, _>>().map(|some| Action::Commit(some.into()))
        }
        ["loses", "city", place] => vertex(place).map(Action::LoseCity),
        ["picks", "deck", name] => track(name).map(Action::PickDeck),
        ["takes", "nothing", "from", "aqueduct"] => Ok(Action::Aqueduct(None)),
        ["takes", kind, "from", "aqueduct"] => words::good(kind).map(|kind| Action::Aqueduct(Some(kind))),
        ["retreats", place] => vertex(place).map(Action::Retreat),
        ["removes", "knight", place] => vertex(place).map(Action::RemoveKnight),
        ["places", "knight", place] => vertex(place).map(Action::PlaceKnight),
        ["presents", first, second] => {
            words::good(first).and_then(|first| Ok(Action::Present(first, words::good(second)?)))
        }
        ["exchanges", kind, "with", partner] => {
            seat(partner).and_then(|partner| Ok(Action::Exchange(partner, words::good(kind)?)))
        }
        ["hands", "over", kind] => words::good(kind).map(Action::HandOver),
        ["raises", "metropolis", place] => vertex(place).map(Action::RaiseMetropolis),
        ["moves", "road", "nowhere"] => Ok(Action::MoveRoad(None)),
        ["moves", "road", place] => moves::edge(game, place, unknown).map(|edge| Action::MoveRoad(Some(edge))),
        ["takes", "card", name] => card(name).map(Action::TakeCard),
        // `takes card` and `takes no card` are moves of Traders & Barbarians.
        ["takes", only] if only != "card" => words::good(only).map(|only| Action::TakeGoods(only, None)),
        ["takes", first, second] if second != "card" => {
            words::good(first).and_then(|first| Ok(Action::TakeGoods(first, Some(words::good(second)?))))
        }
        _ => return None,
    })
}

fn parse_play(game: &Island, card: Card, targets: &[&str], unknown: &mut Option<Unknown>) -> Result<Play, Syntax> {
    let seat = |word| words::seat(&game.options, word);
    Ok(match (card, targets) {
        (Card::Alchemist, [throw]) => {
            let (red, other) = words::dice(throw)?;
            Play::Alchemist(red, other)
        }
        (Card::Crane, []) => Play::Crane,
        (Card::Mining, []) => Play::Mining,
        (Card::Irrigation, []) => Play::Irrigation,
        (Card::Inventor, [one, other]) => {
            Play::Inventor(moves::hex(game, one, unknown)?, moves::hex(game, other, unknown)?)
        }
        (Card::Engineer, [place]) => Play::Engineer(moves::vertex(game, place, unknown)?),
        (Card::Medicine, [place]) => Play::Medicine(moves::vertex(game, place, unknown)?),
        (Card::Smith, [only]) => Play::Smith(moves::vertex(game, only, unknown)?, None),
        (Card::Smith, [first, second]) => {
            let first = moves::vertex(game, first, unknown)?;
            Play::Smith(first, Some(moves::vertex(game, second, unknown)?))
        }
        (Card::RoadBuilding, []) => Play::RoadBuilding,
        (Card::Bishop, []) => Play::Bishop,
        (Card::Diplomat, [place]) => Play::Diplomat(moves::edge(game, place, unknown)?),
        (Card::Warlord, []) => Play::Warlord,
        (Card::Wedding, []) => Play::Wedding,
        (Card::Intrigue, [place]) => Play::Intrigue(moves::vertex(game, place, unknown)?),
        (Card::Saboteur, []) => Play::Saboteur,
        (Card::Spy, [victim]) => Play::Spy(seat(victim)?),
        (Card::Deserter, [victim]) => Play::Deserter(seat(victim)?),
        (Card::Merchant, [place]) => Play::Merchant(moves::hex(game, place, unknown)?),
        (Card::CommercialHarbour, []) => Play::CommercialHarbour,
        (Card::MerchantFleet, [kind]) => Play::MerchantFleet(words::good(kind)?),
        (Card::MasterMerchant, [victim]) => Play::MasterMerchant(seat(victim)?),
        (Card::TradeMonopoly, [kind]) => Play::TradeMonopoly(words::good(kind)?),
        (Card::ResourceMonopoly, [kind]) => Play::ResourceMonopoly(words::good(kind)?),
        (Card::Printer | Card::Constitution, _) => {
            return Err(Syntax::new(format!("`{card}` is a point, laid open when it is drawn, and never played")));
        }
        _ => return Err(Syntax::new(format!("`plays {card}` with the wrong number of targets"))),
    })
}

/// A progress card by its name.
pub fn card(name: &str) -> Result<Card, Syntax> {
    Card::named(name).ok_or_else(|| {
        Syntax::new(format!("`{}` is no progress card", clip(name))).or_meant(name, Card::all().map(Card::name))
    })
}

/// A track by its name.
pub fn track(name: &str) -> Result<Track, Syntax> {
    Track::named(name).ok_or_else(|| {
        Syntax::new(format!("`{}` is no track", clip(name))).or_meant(name, Track::ALL.into_iter().map(Track::name))
    })
}

/// Places, or `none`.
fn write_places(places: VertexSet) -> String {
    let names: Vec<String> = places.iter().map(|place| place.to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

// Outcomes.

/// An outcome.
pub fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Dice(0, _, face) => format!("dice {}", face.name()),
        Outcome::Dice(red, 0, face) => format!("dice {red} {}", face.name()),
        Outcome::Dice(red, other, face) => format!("dice {red}+{other} {}", face.name()),
        Outcome::Progress(card) => format!("draw {card}"),
    }
}

/// Reads an outcome; dice without a face and the cards of the base game are not this module's.
pub fn parse_outcome(game: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
    let face = |name| Face::named(name);
    Some(match *words {
        ["dice", name] => Ok(Outcome::Dice(0, 0, face(name)?)),
        ["dice", throw, name] => {
            let Some(face) = face(name) else {
                return Some(Err(Syntax::new(format!("`{}` is no side of the event die", clip(name)))));
            };
            let red = || words::number(throw).map(|red| Outcome::Dice(red, 0, face));
            words::dice(throw)
                .map(|(red, other)| Outcome::Dice(red, other, face))
                .or_else(|problem| red().map_err(|_| problem))
        }
        ["draw", name] => {
            let is_ours = |card: &Card| *card != Card::RoadBuilding || game.has(Module::CitiesAndKnights);
            Ok(Outcome::Progress(Card::named(name).filter(is_ours)?))
        }
        _ => return None,
    })
}

// Frames.

/// A frame as it stands in positions.
pub fn write_frame(game: &Island, frame: Frame) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    let seats = |seats: SeatSet| write_seats(game, seats);
    let active = |is_active| if is_active { "active" } else { "inactive" };
    let what = match frame {
        Frame::Throw => "throw".to_owned(),
        Frame::Number => "number".to_owned(),
        Frame::Draws(drawers, track) => format!("draws {} {}", track.name(), seats(drawers)),
        Frame::Draw(seat, track) => format!("draw {} {}", name(seat), track.name()),
        Frame::Fifth(seat) => format!("fifth {}", name(seat)),
        Frame::OwnFifth => "own-fifth".to_owned(),
        Frame::Fresh(track) => format!("fresh {}", track.name()),
        Frame::Commit(asked) => format!("commit {}", seats(asked)),
        Frame::Battle => "battle".to_owned(),
        Frame::Losses(losers) => format!("losses {}", seats(losers)),
        Frame::Aftermath(tied) => format!("aftermath {}", seats(tied)),
        Frame::Defenders(tied) => format!("defenders {}", seats(tied)),
        Frame::Aqueduct(asked) => format!("aqueduct {}", seats(asked)),
        Frame::Retreat { owner, from, rank, is_active } => {
            format!("retreat {} {from} {} {}", name(owner), rank.name(), active(is_active))
        }
        Frame::Remove(seat) => format!("remove {}", name(seat)),
        Frame::Place { rank, is_active } => format!("place {} {}", rank.name(), active(is_active)),
        Frame::Wedding => "wedding".to_owned(),
        Frame::Exchange(partner, resource) => format!("exchange {} {resource}", name(partner)),
        Frame::Metropolis(track) => format!("metropolis {}", track.name()),
        Frame::Road(edge) => format!("road {edge}"),
        Frame::Spy(victim) => format!("spy {}", name(victim)),
        Frame::Master(victim, count) => format!("master {} {count}", name(victim)),
        Frame::Bishop => "bishop".to_owned(),
        Frame::Thefts(victims) => format!("thefts {}", seats(victims)),
        Frame::Chase => "chase".to_owned(),
    };
    format!("cities {what}")
}

/// Seats by name, or `nobody`.
pub fn write_seats(game: &Island, seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| words::seat_name(&game.options, seat)).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(" ") }
}

/// Reads what [`write_seats`] writes.
pub fn parse_seats(game: &Island, names: &[&str]) -> Result<SeatSet, Syntax> {
    names.iter().filter(|&&name| name != "nobody").map(|name| words::seat(&game.options, name)).collect()
}

/// Reads a frame.
pub fn parse_frame(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
    let ["cities", rest @ ..] = words else { return None };
    Some(
        read_frame(game, rest).unwrap_or_else(|| {
            Err(Syntax::new(format!("`{}` is no frame of Cities & Knights", clip(&words.join(" ")))))
        }),
    )
}

fn read_frame(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
    let seat = |word: &str| words::seat(&game.options, word);
    let seats = |names: &[&str]| parse_seats(game, names);
    let active = |word: &str| match word {
        "active" => Ok(true),
        "inactive" => Ok(false),
        _ => Err(Syntax::new(format!("a knight is active or inactive, not `{}`", clip(word)))),
    };
    let rank = |word: &str| Rank::named(word).ok_or_else(|| Syntax::new(format!("`{}` is no rank", clip(word))));
    Some(match *words {
        ["throw"] => Ok(Frame::Throw),
        ["number"] => Ok(Frame::Number),
        ["draws", name, ref names @ ..] => track(name).and_then(|track| Ok(Frame::Draws(seats(names)?, track))),
        ["draw", name, deck] => seat(name).and_then(|seat| Ok(Frame::Draw(seat, track(deck)?))),
        ["fifth", name] => seat(name).map(Frame::Fifth),
        ["own-fifth"] => Ok(Frame::OwnFifth),
        ["fresh", name] => track(name).map(Frame::Fresh),
        ["commit", ref names @ ..] => seats(names).map(Frame::Commit),
        ["battle"] => Ok(Frame::Battle),
        ["losses", ref names @ ..] => seats(names).map(Frame::Losses),
        ["aftermath", ref names @ ..] => seats(names).map(Frame::Aftermath),
        ["defenders", ref names @ ..] => seats(names).map(Frame::Defenders),
        ["aqueduct", ref names @ ..] => seats(names).map(Frame::Aqueduct),
        ["retreat", name, place, strength, status] => seat(name).and_then(|owner| {
            let from = position::vertex(game, place)?;
            Ok(Frame::Retreat { owner, from, rank: rank(strength)?, is_active: active(status)? })
        }),
        ["remove", name] => seat(name).map(Frame::Remove),
        ["place", strength, status] => {
            rank(strength).and_then(|rank| Ok(Frame::Place { rank, is_active: active(status)? }))
        }
        ["wedding"] => Ok(Frame::Wedding),
        ["exchange", name, kind] => seat(name).and_then(|partner| Ok(Frame::Exchange(partner, words::good(kind)?))),
        ["metropolis", name] => track(name).map(Frame::Metropolis),
        ["road", place] => position::edge(game, place).map(Frame::Road),
        ["spy", name] => seat(name).map(Frame::Spy),
        ["master", name, count] => seat(name).and_then(|victim| Ok(Frame::Master(victim, words::number(count)?))),
        ["bishop"] => Ok(Frame::Bishop),
        ["thefts", ref names @ ..] => seats(names).map(Frame::Thefts),
        ["chase"] => Ok(Frame::Chase),
        _ => return None,
    })
}

// The log.

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match event {
        Event::Threw(seat, 0, _, face) => format!("{} throws {}", name(seat), face.name()),
        Event::Threw(seat, red, 0, face) => format!("{} throws {red}, {}", name(seat), face.name()),
        Event::Threw(seat, red, other, face) => format!("{} throws {red}+{other}, {}", name(seat), face.name()),
        Event::Sailed(space) => format!("the ship is at {space} of {}", super::battle::LANDING),
        Event::Committed(seat, some) => format!("{} commits {}", name(seat), write_places(some)),
        Event::Fought { barbarians, knights } => format!("barbarians {barbarians}, knights {knights}"),
        Event::Lost(seat, vertex) => format!("{} loses the city {vertex}", name(seat)),
        Event::Reduced(seat, vertex) => format!("the city {vertex} of {} lies on its side", name(seat)),
        Event::Defended(seat) => format!("{} is a defender", name(seat)),
        Event::Landed => "the knights rest, and the ship goes back".to_owned(),
        Event::Drew(seat, _, Some(card)) => format!("{} draws {card}", name(seat)),
        Event::Drew(seat, track, None) => format!("{} draws a {} card", name(seat), track.name()),
        Event::Opened(seat, card) => format!("{} opens {card}", name(seat)),
        Event::Dropped(seat, _, Some(card)) => format!("{} drops {card}", name(seat)),
        Event::Dropped(seat, track, None) => format!("{} drops a {} card", name(seat), track.name()),
        Event::Kept(seat) => format!("{} keeps the card", name(seat)),
        Event::Played(seat, play) => format!("{} plays {}", name(seat), write_play(game, play)),
        Event::Knight(seat, vertex, rank) => format!("{} places a {} knight {vertex}", name(seat), rank.name()),
        Event::Activated(seat, vertex) => format!("{} activates the knight {vertex}", name(seat)),
        Event::Promoted(seat, vertex, rank) => {
            format!("{} promotes the knight {vertex} to {}", name(seat), rank.name())
        }
        Event::Moved(seat, from, to) => format!("{} moves a knight from {from} to {to}", name(seat)),
        Event::Expelled(seat, vertex) => format!("the knight {vertex} of {} is driven away", name(seat)),
        Event::Retreated(seat, from, to) => format!("{} retreats from {from} to {to}", name(seat)),
        Event::Removed(seat, vertex, rank) => {
            format!("the {} knight {vertex} of {} is removed", rank.name(), name(seat))
        }
        Event::Chased(seat, vertex) => format!("{} chases the robber with the knight {vertex}", name(seat)),
        Event::Walled(seat, vertex) => format!("{} builds a wall {vertex}", name(seat)),
        Event::Restored(seat, vertex) => format!("{} restores the city {vertex}", name(seat)),
        Event::Improved(seat, track, level) => format!("{} improves {} to {level}", name(seat), track.name()),
        Event::Metropolis(seat, track, vertex) => {
            format!("{} raises the metropolis of {} {vertex}", name(seat), track.name())
        }
        Event::Toppled(seat, track) => format!("{} loses the metropolis of {}", name(seat), track.name()),
        Event::TookNothing(seat) => format!("{} takes nothing from the aqueduct", name(seat)),
        Event::Swapped(one, other) => format!("the tokens of {one} and {other} change places"),
        Event::RoadTaken(owner, edge) => format!("the road {edge} of {} is taken up", name(owner)),
        Event::Merchant(seat, hex) => format!("{} has the merchant at {hex}", name(seat)),
        Event::Spied(seat, victim) => format!("{} sees the progress cards of {}", name(seat), name(victim)),
        Event::TookCard { taker, victim, card: Some(card), .. } => {
            format!("{} takes {card} from {}", name(taker), name(victim))
        }
        Event::TookCard { taker, victim, track, card: None } => {
            format!("{} takes a {} card from {}", name(taker), track.name(), name(victim))
        }
        Event::SawHand { seer, whose, hand: Some(hand) } => {
            format!("{} sees the hand of {}: {}", name(seer), name(whose), Cards::from(hand))
        }
        Event::SawHand { seer, whose, hand: None } => format!("{} sees the hand of {}", name(seer), name(whose)),
        Event::Gave { giver, receiver, cards: Some(cards), .. } => {
            format!("{} gives {} to {}", name(giver), Cards::from(cards), name(receiver))
        }
        Event::Gave { giver, receiver, count: 1, cards: None } => {
            format!("{} gives a card to {}", name(giver), name(receiver))
        }
        Event::Gave { giver, receiver, count, cards: None } => {
            format!("{} gives {count} cards to {}", name(giver), name(receiver))
        }
        Event::Exchanged { active, partner, gave, got: Some(got) } => {
            format!("{} exchanges 1 {gave} for 1 {got} of {}", name(active), name(partner))
        }
        Event::Exchanged { active, partner, gave, got: None } => {
            format!("{} offers 1 {gave}, but {} has no commodity", name(active), name(partner))
        }
    }
}

// Drawing.

/// Draws knights as a letter and their strength, in capitals when active; walls, metropolises and the merchant stand in the lines below.
pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
    let public = &state.public.modules.cities_and_knights;
    for seat in game.seats.iter() {
        let (letter, ink) = draw::player(game, seat);
        for knight in public.knights[seat.index()].iter() {
            let is_active = public.active.contains(knight);
            let letter = if is_active { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
            canvas.write(draw::corner(game, knight), &format!("{letter}{}", public.rank_at(knight).strength()), ink);
        }
    }
}

/// The ship, and what everybody has that the board does not show.
pub fn standing(game: &Island, state: &State) -> Vec<String> {
    let public = &state.public.modules.cities_and_knights;
    let hidden = &state.hidden.cities_and_knights;
    let landed = if public.landed { "" } else { "; the robber is locked" };
    let mut lines = vec![format!("  barbarian ship: {} of {}{landed}", public.ship, super::battle::LANDING)];
    for seat in game.seats.iter() {
        let levels = Track::ALL.map(|track| format!("{} {}", track.name(), public.level(seat, track)));
        let mut line = format!("  {}: {}", words::seat_name(&game.options, seat), levels.join(", "));
        let own = |set: VertexSet| set.and(state.public.buildings(seat));
        let places = [
            ("walls", own(public.walls)),
            ("metropolis", own(public.metropolises())),
            ("on its side", own(public.reduced)),
        ];
        for (what, places) in places.into_iter().filter(|(_, places)| !places.is_empty()) {
            line += &format!("; {what} {}", write_places(places));
        }
        if let Some((hex, _)) = public.merchant.filter(|&(_, owner)| owner == seat) {
            line += &format!("; merchant {hex}");
        }
        line += &format!("; defender {}; progress cards {}", public.defender[seat.index()], hidden.hand(seat).len());
        lines.push(line);
    }
    lines
}

/// Somebody by name, for complaints.
pub fn name(game: &Island, seat: Seat) -> &'static str {
    words::seat_name(&game.options, seat)
}
