//! Events as log lines.

use crate::Island;
use crate::event::Event;
use crate::text::words;

/// An event as a line for people.
pub fn write(game: &Island, event: &Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match *event {
        Event::OpeningThrow(seat, first, second) => {
            format!("{} throws {first}+{second} for the first turn", name(seat))
        }
        Event::Begins(seat) => format!("{} begins", name(seat)),
        Event::Settled(seat, vertex) => format!("{} settles {vertex}", name(seat)),
        Event::Upgraded(seat, vertex) => format!("{} raises a city {vertex}", name(seat)),
        Event::Road(seat, edge) => format!("{} lays a road {edge}", name(seat)),
        Event::Gained(seat, cards) => format!("{} gains {cards}", name(seat)),
        Event::Rolled(seat, first, second) => format!("{} rolls {first}+{second} = {}", name(seat), first + second),
        Event::Produced(hexes) => {
            format!("{} produce", hexes.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(" "))
        }
        Event::BankShort(resource) => format!("the bank is short of {resource}"),
        Event::Discarded(seat, cards) => format!("{} discards {cards}", name(seat)),
        Event::RobberMoved(seat, hex) => format!("{} moves the robber to {hex}", name(seat)),
        Event::RobberLeft(seat) => format!("{} sends the robber off the board", name(seat)),
        Event::Stole { thief, victim, card: Some(card) } => {
            format!("{} steals 1 {card} from {}", name(thief), name(victim))
        }
        Event::Stole { thief, victim, card: None } => format!("{} steals a card from {}", name(thief), name(victim)),
        Event::Offered { maker, terms, to } => {
            format!("{} offers {} to {}", name(maker), words::write_terms(terms), words::write_seats(game, to))
        }
        Event::Accepted(seat) => format!("{} accepts", name(seat)),
        Event::Declined(seat) => format!("{} declines", name(seat)),
        Event::Withdrawn(seat) => format!("the offer of {} is gone", name(seat)),
        Event::Traded { active, partner, gave, got, gold } => {
            let (gave, got) = (words::write_side(gave, gold.gives()), words::write_side(got, gold.wants()));
            format!("{} gives {gave} to {} for {got}", name(active), name(partner))
        }
        Event::BankTraded(seat, cards, resource) => format!("{} gives the bank {cards} for 1 {resource}", name(seat)),
        Event::Paid(seat, cards) => format!("{} pays {cards}", name(seat)),
        Event::Bought(seat, Some(card)) => format!("{} draws {card}", name(seat)),
        Event::Bought(seat, None) => format!("{} draws a development card", name(seat)),
        Event::Played(seat, card) => format!("{} plays {card}", name(seat)),
        Event::Monopolised { taker, giver, resource, count } => {
            format!("{} takes {count} {resource} from {}", name(taker), name(giver))
        }
        Event::LongestRoad(Some(seat)) => format!("{} takes the Longest Road", name(seat)),
        Event::LongestRoad(None) => "the Longest Road is set aside".to_owned(),
        Event::LargestArmy(Some(seat)) => format!("{} takes the Largest Army", name(seat)),
        Event::LargestArmy(None) => "the Largest Army is set aside".to_owned(),
        Event::TurnBegan(seat) => format!("turn of {}", name(seat)),
        Event::TurnsUsedUp(count) => format!("{count} turns have been played: the points decide"),
        Event::Revealed(seat, 1) => format!("{} shows 1 victory-point card", name(seat)),
        Event::Revealed(seat, count) => format!("{} shows {count} victory-point cards", name(seat)),
        Event::Won(seat, points) => format!("{} wins with {points} points", name(seat)),
        Event::Module(event) => event.write(game),
    }
}
