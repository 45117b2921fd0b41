//! q
use steading_game::Game; use steading_island::{Island, options::Options};
fn main(){ let offers = std::env::args().nth(1).is_some(); let n: u64 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(20000);
 let table = move |rng: &mut rand::rngs::SmallRng| { let mut o = Options{list_offers: offers, ..Options::default()}; Island::deal(&mut o, rng); Island::new(o).unwrap() };
 let bots = || (0..4).map(|_| Box::new(steading_bots::Random) as Box<dyn steading_bots::Bot<Island>>).collect();
 let r = steading_sim::run(&steading_sim::Plan{table:&table,bots:&bots,games:n,threads:1,seed:1},4,&|_|{}); println!("{r:#?} size {}", size_of::<steading_island::state::State>()); }
