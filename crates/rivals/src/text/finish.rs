//! What follows from the lines of a position, and whether the whole is one that a game can come to and go on from.

use steading_game::{Game, Next, Seat, Syntax};

use crate::advantage;
use crate::audit;
use crate::cards::{CITY_COUNT, Card, Origin, ROAD_COUNT, Region, SETTLEMENT_COUNT, Set, Title};
use crate::frame::{DEPTH_MAX, Frame, Frames, Search, Spot, Symbol};
use crate::goods::{Goods, Resource};
use crate::grid::{End, Half, Place, REGION_COUNT};
use crate::hidden::other;
use crate::options::Colour;
use crate::rules::{BELOW_YULE, FACE_UP_COUNT};
use crate::setup::ARRANGED;
use crate::stacks::{Bag, CARDS_MAX, Dealt, Hand, STACK_COUNT, STACK_MAX, Stack};
use crate::state::RegionSet;
use crate::text::position::{Reader, SEATS};
use crate::text::{frames, words};

/// The dice that lie when nothing else is said.
const SOME_DICE: (u8, Symbol) = (4, Symbol::Celebration);
/// Things to do that a position can begin with: the rules must still be able to push more.
const DEPTH_READ_MAX: usize = DEPTH_MAX - 4;

impl Reader<'_, '_> {
    /// Sets what follows from the lines; returns everything that makes this no position of the game.
    pub(super) fn finish(&mut self) -> Vec<Syntax> {
        let mut problems = Vec::new();
        problems.extend(self.set_frames().err());
        problems.extend(self.set_turn().err());
        problems.extend(self.count_centre_cards().err());
        problems.extend(self.set_regions().err());
        problems.extend(self.check_events().err());
        self.set_cards(&mut problems);
        if !problems.is_empty() {
            return problems;
        }
        for land in &mut self.state.public.lands {
            land.recount();
        }
        advantage::update(&mut self.state, &mut ());
        problems.extend(self.set_knowledge().err());
        if problems.is_empty() {
            problems.extend(self.check_flow().err());
        }
        if problems.is_empty() {
            problems.extend(audit::audit(self.game, &self.state).err().map(|what| self.told(what)));
        }
        problems
    }

    /// A complaint of the audit, with colours for seats.
    fn told(&self, what: String) -> Syntax {
        let name = |text: String, seat: Seat| text.replace(&seat.to_string(), words::seat_name(self.game, seat));
        Syntax::new(SEATS.into_iter().fold(what, name))
    }

    fn set_frames(&mut self) -> Result<(), Syntax> {
        let mut list = vec![self.phase.unwrap_or(Frame::Actions)];
        list.append(&mut self.then);
        let is_base = |frame: &Frame| {
            matches!(
                frame,
                Frame::FirstThrow
                    | Frame::BeginPlay
                    | Frame::BeforeRoll
                    | Frame::Dice
                    | Frame::Actions
                    | Frame::HandCheck
                    | Frame::Exchange
                    | Frame::ExchangeTake
                    | Frame::EndTurn
            )
        };
        if !is_base(&list[0]) {
            return Err(Syntax::new("a phase is one of before-roll, actions, hand-check, exchange and the like"));
        }
        if list[1..].iter().any(is_base) {
            return Err(Syntax::new("a phase is written with `phase`, what it waits for with `then`"));
        }
        if list.len() > DEPTH_READ_MAX {
            return Err(Syntax::new("more things to do than a game ever has"));
        }
        self.state.public.frames = Frames::try_from(list).map_err(Syntax::new)?;
        Ok(())
    }

    /// Whether the game waits for something of this kind, on top or below.
    fn waits(&self, is_it: impl Fn(&Frame) -> bool) -> bool {
        self.state.public.frames.as_slice().iter().any(is_it)
    }

    fn base(&self) -> Frame {
        self.state.public.frames.as_slice()[0]
    }

    /// The turn and its dice.
    fn set_turn(&mut self) -> Result<(), Syntax> {
        let is_before = matches!(self.base(), Frame::BeforeRoll | Frame::Dice);
        let is_setup = matches!(self.base(), Frame::FirstThrow | Frame::BeginPlay);
        let default = if is_before || is_setup { (0, None) } else { (SOME_DICE.0, Some(SOME_DICE.1)) };
        let (number, symbol) = self.rolled.unwrap_or(default);
        let has_rolled = number > 0 && symbol.is_some();
        if is_before && symbol.is_some() || is_setup && number > 0 {
            return Err(Syntax::new("the dice are not rolled yet in this phase"));
        }
        if !is_before && !is_setup && !has_rolled {
            return Err(Syntax::new("the dice are rolled in this phase: number and symbol"));
        }
        let turns = self.turns.unwrap_or(u16::from(!is_setup));
        if (turns == 0) != is_setup {
            return Err(Syntax::new("turns are counted from 1, and before `phase begin-play` is over there are none"));
        }
        let public = &mut self.state.public;
        (public.turns, public.number, public.symbol) = (turns, number, symbol);
        Ok(())
    }

    /// `RIV-002`, `RIV-052`: what of the centre cards is left.
    fn count_centre_cards(&mut self) -> Result<(), Syntax> {
        let lands = &self.state.public.lands;
        let count = |of: &dyn Fn(usize) -> u32| of(0) + of(1);
        let settlements = count(&|land| lands[land].settled.len());
        let cities = count(&|land| lands[land].cities.len());
        let open = count(&|land| lands[land].open_roads.iter().filter(|&&is_open| is_open).count() as u32);
        let left = |name: &str, all: u8, used: u32| {
            let left = u32::from(all).checked_sub(used);
            left.map(|left| left as u8).ok_or_else(|| Syntax::new(format!("{used} {name}, but there are only {all}")))
        };
        // A settlement that became a city stays below it.
        let settlements_left = left("settlements", SETTLEMENT_COUNT, settlements)?;
        let cities_left = left("cities", CITY_COUNT, cities)?;
        let roads_left = left("roads", ROAD_COUNT, settlements.saturating_sub(2) + open)?;
        let public = &mut self.state.public;
        (public.settlements_left, public.cities_left, public.roads_left) = (settlements_left, cities_left, roads_left);
        Ok(())
    }

    /// The region stack: the regions that lie nowhere. Starters lie with their colour, and only a settlement that was just founded
    /// lacks its regions.
    fn set_regions(&mut self) -> Result<(), Syntax> {
        let mut left = RegionSet::default();
        Region::ALL.into_iter().for_each(|region| left.insert(region));
        let mut take = |region: Region| {
            let is_there = left.contains(region);
            left.remove(region);
            if is_there { Ok(()) } else { Err(Syntax::new(format!("{region} lies in two places"))) }
        };
        for seat in SEATS {
            let own = if self.game.colour(seat) == Colour::Red { Origin::Red } else { Origin::Blue };
            let land = self.state.public.land(seat);
            for region in (0..REGION_COUNT as u8).filter_map(|number| land.region(Place(number))) {
                take(region)?;
                if region.data().origin != own && region.data().origin != Origin::Stack {
                    return Err(Syntax::new(format!("{region} is a starter of the other colour")));
                }
            }
        }
        for &frame in self.state.public.frames.as_slice() {
            match frame {
                Frame::DrawRegion(_, Some(region)) | Frame::ScoutPick(_, Some(region)) => take(region)?,
                Frame::LayRegions(_, first, second) => {
                    take(first)?;
                    take(second)?;
                }
                _ => {}
            }
        }
        if let Some(region) = left.iter().find(|region| region.data().origin != Origin::Stack) {
            return Err(Syntax::new(format!("{region} lies nowhere, but starters lie with their colour")));
        }
        self.state.public.regions_left = left;
        self.check_corners()
    }

    /// `RIV-026`: every settlement has its four regions, but for one whose regions are being drawn.
    fn check_corners(&self) -> Result<(), Syntax> {
        let public = &self.state.public;
        let founding = public.frames.as_slice().iter().find_map(|frame| match *frame {
            Frame::DrawRegion(end, _) | Frame::ScoutPick(end, _) | Frame::LayRegions(end, ..) => Some(end),
            _ => None,
        });
        for seat in SEATS {
            let land = public.land(seat);
            for column in land.settled.iter() {
                for (half, end) in Half::ALL.into_iter().flat_map(|half| End::ALL.map(|end| (half, end))) {
                    let place = column.site(half).neighbour(end);
                    let is_new = public.turn == seat && founding == Some(end) && land.outermost(end) == column;
                    if land.region(place).is_none() != is_new {
                        let what =
                            if is_new { "a region, where new ones are still to come" } else { "a region is missing" };
                        return Err(Syntax::new(format!("{place}: {what}")));
                    }
                }
            }
        }
        Ok(())
    }

    fn check_events(&self) -> Result<(), Syntax> {
        let events = &self.state.public.events;
        let before_yule = (events.known.count_ones() as u8 + events.from_pool).saturating_sub(BELOW_YULE);
        if events.seen.count_ones() > u32::from(before_yule) {
            return Err(Syntax::new(format!("no more than {before_yule} events come before Yule")));
        }
        Ok(())
    }

    /// Every card lies in exactly one place: what is not mentioned lies in the stacks.
    fn set_cards(&mut self, problems: &mut Vec<Syntax>) {
        let mut left: Vec<u8> = Card::ALL.into_iter().map(|card| self.copies(card)).collect();
        let mut too_many = Vec::new();
        for card in self.mentioned() {
            match left[card as usize].checked_sub(1) {
                Some(rest) => left[card as usize] = rest,
                None => too_many.push(card),
            }
        }
        too_many.sort_unstable();
        too_many.dedup();
        problems.extend(too_many.into_iter().map(|card| match self.copies(card) {
            0 => Syntax::new(format!("{card} is not in this game")),
            copies => Syntax::new(format!("{card} is mentioned more often than the {copies} there are")),
        }));
        problems.extend(self.set_face_up(&mut left).err());
        if problems.is_empty() {
            problems.extend(self.fill_stacks(&left).err());
        }
    }

    /// Copies of a card in the game, in the face-up stack or in the others.
    fn copies(&self, card: Card) -> u8 {
        if self.game.rules.face_up == Some(card) { FACE_UP_COUNT } else { self.game.rules.copies(card) }
    }

    /// All cards that the lines mention: in principalities, hands, piles, and on their way.
    fn mentioned(&self) -> Vec<Card> {
        let public = &self.state.public;
        let mut cards: Vec<Card> = self.discard.clone();
        cards.extend(self.stacks.iter().flatten().flatten());
        cards.extend(self.state.hidden.hands.iter().flat_map(Hand::as_slice));
        for land in &public.lands {
            cards.extend(land.expansions().map(|(_, card)| card));
            cards.extend(land.has_covered_hall.then_some(Card::BasicParishHall));
            cards.extend(land.cache.map(|_| Card::GoldGoldCache));
        }
        cards.extend(public.frames.as_slice().iter().filter_map(|frame| frame.card()));
        cards
    }

    fn set_face_up(&mut self, left: &mut [u8]) -> Result<(), Syntax> {
        let Some(card) = self.game.rules.face_up else {
            let is_none = self.face_up.is_none_or(|count| count == 0);
            return if is_none { Ok(()) } else { Err(Syntax::new("this game has no face-up stack")) };
        };
        let rest = std::mem::take(&mut left[card as usize]);
        if self.face_up.is_some_and(|count| count != rest) {
            let hint = "write where the others lie, such as `discard` or `red places`";
            return Err(Syntax::new(format!(
                "{rest} of {card} are mentioned nowhere, so the face-up stack has them; {hint}"
            )));
        }
        self.state.public.face_up_left = rest;
        Ok(())
    }

    /// What is mentioned nowhere goes in turn to the stacks of its back that no line describes; if there is none, under those that
    /// are described. Before the deal it lies nowhere yet.
    fn fill_stacks(&mut self, left: &[u8]) -> Result<(), Syntax> {
        let rest = |set: Set| {
            let cards = Card::ALL.into_iter().filter(move |card| card.set() == set);
            cards.flat_map(|card| std::iter::repeat_n(card, usize::from(left[card as usize])))
        };
        if self.waits(|frame| *frame == Frame::Deal) {
            let is_dealt = !self.mentioned().is_empty() || self.is_rest_discarded;
            return if is_dealt { Err(Syntax::new("the cards are not dealt yet")) } else { Ok(()) };
        }
        let mut piles: [Vec<Card>; STACK_COUNT] = std::array::from_fn(|_| Vec::new());
        for set in Set::ALL {
            let stacks: Vec<Stack> = self.game.rules.stacks_of(set).collect();
            for &stack in &stacks {
                let given = self.stacks[stack.index()].as_deref().unwrap_or_default();
                if let Some(card) = given.iter().find(|card| card.set() != set) {
                    let name = words::stack_name(self.game, stack);
                    return Err(Syntax::new(format!("{card} has not the back of stack {name}")));
                }
                piles[stack.index()].extend(given);
            }
            if self.is_rest_discarded {
                self.discard.splice(0..0, rest(set));
                continue;
            }
            let open: Vec<Stack> =
                stacks.iter().copied().filter(|stack| self.stacks[stack.index()].is_none()).collect();
            let takers = if open.is_empty() { &stacks } else { &open };
            takers.iter().cycle().zip(rest(set)).for_each(|(stack, card)| piles[stack.index()].push(card));
        }
        if piles.iter().any(|pile| pile.len() > STACK_MAX) || self.discard.len() > CARDS_MAX {
            return Err(Syntax::new("a pile higher than any can be"));
        }
        self.state.hidden.deal(&Dealt(piles.to_vec()));
        for &card in &self.discard {
            self.state.public.discard.push(card);
        }
        Ok(())
    }

    /// What each seat knows must be true.
    fn set_knowledge(&mut self) -> Result<(), Syntax> {
        let hidden = &mut self.state.hidden;
        for (seat, lore, stack, places) in std::mem::take(&mut self.places) {
            let height = hidden.height(stack);
            let bits = lore.bits_mut(&mut hidden.knowledge[seat.index()]);
            for place in places {
                if place > height {
                    let name = words::stack_name(self.game, stack);
                    return Err(Syntax::new(format!("stack {name} has {height} cards, so no place {place}")));
                }
                bits[stack.index()] |= 1 << (height - place);
            }
        }
        for seat in SEATS {
            let knowledge = &hidden.knowledge[seat.index()];
            let mut possible: Vec<Card> = hidden.hands[other(seat).index()].as_slice().to_vec();
            take_all(&mut possible, &knowledge.held).map_err(|card| {
                Syntax::new(format!(
                    "{} knows {card} in a hand that does not hold it",
                    words::seat_name(self.game, seat)
                ))
            })?;
            for stack in self.game.rules.all_stacks() {
                let cards = hidden.stacks[stack.index()];
                let marked = knowledge.marked[stack.index()];
                let is_marked = |&(place, _): &(usize, &Card)| marked >> place & 1 != 0;
                possible.extend(cards.as_slice().iter().enumerate().filter(is_marked).map(|(_, card)| card));
            }
            take_all(&mut possible, &knowledge.loose).map_err(|card| {
                Syntax::new(format!("{} knows {card} where it cannot be", words::seat_name(self.game, seat)))
            })?;
        }
        Ok(())
    }

    // Whether the game can go on from here.

    fn check_flow(&self) -> Result<(), Syntax> {
        let (game, state, public) = (self.game, &self.state, &self.state.public);
        for (index, &frame) in public.frames.as_slice().iter().enumerate() {
            let is_timely = index == 0 || self.is_timely(frame);
            let problem = if is_timely { self.check_frame(frame).err() } else { Some("does not come in this phase") };
            if let Some(what) = problem {
                return Err(Syntax::new(format!("`{}`: {what}", frames::write(game, frame))));
            }
        }
        self.check_order()?;
        self.check_transit()?;
        if public.winner.is_some() {
            return Ok(());
        }
        let Next::Seats(seats) = public.frames.top().asks(public.turn) else {
            let wrong = "the game never stops at a step that the engine does by itself";
            return if is_chance(public.frames.top()) { Ok(()) } else { Err(Syntax::new(wrong)) };
        };
        for seat in seats.iter() {
            let mut actions = Vec::new();
            game.actions(state, seat, &mut actions);
            if actions.is_empty() {
                let (name, asked) = (words::seat_name(game, seat), frames::write(game, public.frames.top()));
                return Err(Syntax::new(format!("{name} is asked (`{asked}`) but has no action")));
            }
        }
        Ok(())
    }

    /// Whether the frame fits the rest; otherwise what is wrong.
    fn check_frame(&self, frame: Frame) -> Result<(), &'static str> {
        let public = &self.state.public;
        let own = public.land(public.turn);
        let fits = |is_right: bool, what: &'static str| if is_right { Ok(()) } else { Err(what) };
        let has = |seat: Seat, spot: Spot| public.land(seat).has_at(spot.site, spot.card);
        match frame {
            Frame::Arrange(_, place) => {
                fits((ARRANGED.0..ARRANGED.1).contains(&place), "the regions are laid anew from (-2,+1) to (2,+1)")
            }
            Frame::TakeFrom(_, _, Search::Start(count)) => fits((1..=3).contains(&count), "three cards are taken"),
            Frame::Pay { seat, saved, regions_only, price } => {
                fits(self.can_pay(seat, saved, regions_only, price), "the price cannot be paid")
            }
            Frame::Gain { count, kinds, .. } => fits(count > 0 && !kinds.is_empty(), "nothing is gained"),
            Frame::PayAny(_, 0) | Frame::NameUnits(_, 0) | Frame::BuyForGold(_, 0) => Err("nothing is asked for"),
            Frame::FeudName(_, count) => fits((1..=3).contains(&count), "three buildings are named"),
            Frame::Fraternal(_, count) => fits((1..=2).contains(&count), "two cards are put away"),
            Frame::FraternalSecond(holder, card, stack) => {
                let is_held = self.state.hidden.hands[other(holder).index()].contains(card);
                fits(is_held && self.game.rules.back(stack) == Some(card.set()), "no such card lies aside")
            }
            Frame::Place(seat, spot) => fits(self.has_room(seat, spot), "it cannot lie there"),
            Frame::LayRoad(end) => {
                let is_free = !own.open_roads[end as usize] && own.next_column(end).is_some();
                fits(is_free && public.roads_left > 0, "no road can be laid there")
            }
            Frame::Settle(end, _) => {
                let is_free = own.open_roads[end as usize] && own.next_column(end).is_some();
                fits(is_free && public.settlements_left > 0, "no settlement can be founded there")
            }
            Frame::FoundCity(column) => {
                let is_settlement = own.settled.without(own.cities).contains(column);
                fits(is_settlement && public.cities_left > 0, "no city can be founded there")
            }
            Frame::RelocateRegion(place) => fits(own.region(place).is_some(), "no region lies there"),
            Frame::RelocateExpansion(spot) => fits(has(public.turn, spot), "no such card lies there"),
            Frame::Defend(_, card) | Frame::DefenceRoll(_, card) | Frame::Strike(card) => {
                let is_attack = matches!(card.title(), Title::Archer | Title::Arsonist | Title::Traitor);
                fits(is_attack && self.waits(|frame| *frame == Frame::Strike(card)), "no such attack is made")
            }
            Frame::FeudReturn(victim) => fits(
                public.named.iter().flatten().all(|&spot| has(victim, spot)),
                "a named building does not lie there",
            ),
            // They are asked even where there is little to choose.
            Frame::Riots(_) => fits(self.has_answers(frame), "nobody riots"),
            Frame::Veiled(..) => Err("stands only in what an observer sees"),
            _ => Ok(()),
        }
    }

    /// Whether this can come in the present phase.
    fn is_timely(&self, frame: Frame) -> bool {
        match self.base() {
            Frame::FirstThrow => frame == Frame::Deal,
            Frame::BeginPlay => {
                matches!(frame, Frame::StartHand(_) | Frame::Arrange(..) | Frame::TakeFrom(_, _, Search::Start(_)))
            }
            Frame::EndTurn => matches!(
                frame,
                Frame::PayAny(..)
                    | Frame::LookThrough(_, _, Search::Exchange)
                    | Frame::TakeFrom(_, _, Search::Exchange)
            ),
            Frame::Actions => !matches!(
                frame,
                Frame::Deal
                    | Frame::StartHand(_)
                    | Frame::Arrange(..)
                    | Frame::TakeFrom(_, _, Search::Start(_) | Search::Exchange)
                    | Frame::LookThrough(_, _, Search::Start(_) | Search::Exchange)
            ),
            _ => false,
        }
    }

    /// Whether the question would have an answer.
    fn has_answers(&self, frame: Frame) -> bool {
        let mut state = self.state.clone();
        state.public.frames = Frames::only(frame);
        let mut actions = Vec::new();
        SEATS.into_iter().for_each(|seat| self.game.actions(&state, seat, &mut actions));
        !actions.is_empty()
    }

    fn can_pay(&self, seat: Seat, saved: u8, regions_only: bool, price: Goods) -> bool {
        let land = self.state.public.land(seat);
        let cached = if regions_only { land.units(Place::CACHE) } else { 0 };
        let short = price.beyond(land.stock() - Goods::of(Resource::Gold, cached));
        price.total() > saved && short.total() <= saved
    }

    /// Whether a paid expansion still finds its place.
    fn has_room(&self, seat: Seat, spot: Spot) -> bool {
        let land = self.state.public.land(seat);
        let is_city = land.is_city(spot.site.column());
        if spot.card.title() == Title::TownHall {
            return is_city && !land.has_covered_hall && land.has_at(spot.site, Card::BasicParishHall);
        }
        let is_alone = !spot.card.data().is_single || !land.has(spot.card.title());
        let is_welcome = spot.card.kind().is_expansion() && (is_city || !spot.card.data().is_red);
        is_welcome && is_alone && land.free_sites().contains(spot.site)
    }

    /// Whether the frames follow each other as the rules push them.
    fn check_order(&self) -> Result<(), Syntax> {
        let stack = self.state.public.frames.as_slice();
        for (index, &frame) in stack.iter().enumerate() {
            let above = stack.get(index + 1).copied();
            let is_right = match frame {
                // A price is paid at once, and what it is for comes right after.
                Frame::Place(..) | Frame::LayRoad(_) | Frame::Settle(..) | Frame::FoundCity(_) => {
                    matches!(above, Some(Frame::Pay { .. }))
                }
                Frame::LookThrough(..) => matches!(above, Some(Frame::PayAny(..))),
                Frame::TakeNamed(seat) => matches!(above, Some(Frame::NameUnits(taker, _)) if taker == seat),
                Frame::NameUnits(seat, _) => index > 0 && stack[index - 1] == Frame::TakeNamed(seat) && above.is_none(),
                Frame::Strike(card) => matches!(
                    above,
                    Some(Frame::Defend(_, other) | Frame::DefenceRoll(_, other)) if other == card
                ),
                // First the active player's riots are settled, with what follows from them.
                Frame::Riots(seat) => match above {
                    None => true,
                    Some(Frame::Riots(first) | Frame::Irmgard(first)) => first != seat,
                    Some(Frame::Pay { seat: first, .. } | Frame::Gain { seat: first, .. }) => first != seat,
                    _ => false,
                },
                _ => above.is_none() || !is_last(frame),
            };
            if !is_right {
                let text = frames::write(self.game, frame);
                return Err(Syntax::new(format!("`{text}` is out of place among the things to do")));
            }
        }
        Ok(())
    }

    /// Units that were named are still with their owner; units of a tribute are not. Buildings are named at a Feud.
    fn check_transit(&self) -> Result<(), Syntax> {
        let public = &self.state.public;
        let is_feud = self.waits(|frame| matches!(frame, Frame::FeudName(..) | Frame::FeudReturn(_)));
        if public.named.iter().any(Option::is_some) && !is_feud {
            return Err(Syntax::new("buildings are named, but no Feud waits for them"));
        }
        if public.transit.is_empty() {
            return Ok(());
        }
        let taker = public.frames.as_slice().iter().find_map(|frame| match *frame {
            Frame::TakeNamed(seat) => Some((seat, true)),
            Frame::Tribute(seat, _) => Some((other(seat), false)),
            _ => None,
        });
        let Some((taker, is_named)) = taker else {
            return Err(Syntax::new("units are on their way, but nobody takes them"));
        };
        let is_held = !is_named || public.land(other(taker)).stock().covers(public.transit);
        if !is_held || !public.land(taker).room().covers(public.transit) {
            return Err(Syntax::new("units are on their way that are not there, or find no room"));
        }
        Ok(())
    }
}

/// Takes each card of the bag out of the list; the first that is not there is the error.
fn take_all(cards: &mut Vec<Card>, bag: &Bag) -> Result<(), Card> {
    for card in bag.iter() {
        let position = cards.iter().position(|&other| other == card).ok_or(card)?;
        cards.swap_remove(position);
    }
    Ok(())
}

/// Whether nothing comes before the answer to this question.
fn is_last(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Deal
            | Frame::DrawEvent
            | Frame::Pay { .. }
            | Frame::PayAny(..)
            | Frame::Tribute(..)
            | Frame::Sebastian(..)
            | Frame::FeudName(..)
            | Frame::Fraternal(..)
            | Frame::FraternalSecond(..)
            | Frame::TakeFrom(..)
            | Frame::ReturnUnder(..)
            | Frame::DrawRegion(..)
            | Frame::ScoutPick(..)
            | Frame::LayRegions(..)
            | Frame::RelocateFirst
            | Frame::RelocateRegion(_)
            | Frame::RelocateExpansion(_)
            | Frame::BrigandStore(_)
            | Frame::SinkShip(_)
            | Frame::Defend(..)
            | Frame::DefenceRoll(..)
            | Frame::Archer(_)
            | Frame::Arsonist(_)
            | Frame::Traitor(_)
            | Frame::TitheBarn(_)
            | Frame::Library(_)
            | Frame::FromDiscard(_)
            | Frame::Doctor(_)
    )
}

fn is_chance(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Deal
            | Frame::FirstThrow
            | Frame::Dice
            | Frame::DrawEvent
            | Frame::DrawRegion(..)
            | Frame::DefenceRoll(..)
    )
}
