//! What follows from the list of modules: [`Module`], the nested enums and state, and the routing to every module.
//!
//! There is no `_ =>` arm where a module could be forgotten, so the compiler leads.

use steading_game::Syntax;

use crate::text::words::clip;

/// Declares everything that holds one entry per module. Each line names a module's folder, its type, its word in JSON, and the types
/// of the parts that it has ([`crate::modules::parts`]). The first token is a dollar sign, for the macros declared in turn.
macro_rules! modules {
    ($dollar:tt $(
        #[doc = $doc:literal]
        $folder:ident::$name:ident $word:literal {
            $(module: $kind:ident,)?
            $(keeps: $public:ident,)?
            $(alone: $private:ident,)?
            $(hides: $hidden:ident,)?
            $(moves: $action:ident,)?
            $(asks: $frame:ident,)?
            $(draws: $outcome:ident,)?
            $(tells: $event:ident,)?
            $(shows: $scene:ident,)?
            $(sees: $sight:ident,)?
        }
    )*) => {
        /// A rule module that can join the base game, in rulebook order.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Module {
            $($(#[doc = $doc] #[doc = concat!("\n\n", stringify!($kind), ".")] $name,)?)*
        }

        impl Module {
            /// All modules.
            pub const ALL: [Module; [$($(stringify!($kind),)?)*].len()] =
                [$($({ const _: Kind = Kind::$kind; Module::$name },)?)*];

            /// The word for it in options: the name of its folder.
            pub const fn name(self) -> &'static str {
                match self { $($(Module::$name => { const _: Kind = Kind::$kind; stringify!($folder) })?)* }
            }

            /// What it is to a table.
            pub const fn kind(self) -> Kind {
                match self { $($(Module::$name => Kind::$kind,)?)* }
            }
        }

        /// What modules show everybody.
        #[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesPublic"))]
        pub struct Public {
            $($(
                #[doc = $doc]
                #[serde(rename = $word, default, skip_serializing_if = "is_default")]
                pub $folder: $folder::$public,
            )?)*
        }

        /// What modules show a seat alone.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesPrivate"))]
        pub struct Private {
            $($(
                #[doc = $doc]
                #[serde(rename = $word, default, skip_serializing_if = "is_default")]
                pub $folder: $folder::$private,
            )?)*
        }

        /// What the modules in play show everybody, all of it: [`Public`] leaves out what is as at the start.
        #[derive(Serialize)]
        pub struct PublicParts<'a> {
            $($(
                #[serde(rename = $word, skip_serializing_if = "Option::is_none")]
                $folder: Option<&'a $folder::$public>,
            )?)*
        }

        impl<'a> PublicParts<'a> {
            /// Of this table.
            pub fn of(game: &Island, public: &'a Public) -> PublicParts<'a> {
                PublicParts { $($($folder: {
                    type _Public = $folder::$public;
                    $folder::$name::in_play(game).then_some(&public.$folder)
                },)?)* }
            }
        }

        /// What the modules in play show a seat alone, all of it.
        #[derive(Serialize)]
        pub struct PrivateParts<'a> {
            $($(
                #[serde(rename = $word, skip_serializing_if = "Option::is_none")]
                $folder: Option<&'a $folder::$private>,
            )?)*
        }

        impl<'a> PrivateParts<'a> {
            /// Of this table.
            pub fn of(game: &Island, private: &'a Private) -> PrivateParts<'a> {
                PrivateParts { $($($folder: {
                    type _Private = $folder::$private;
                    $folder::$name::in_play(game).then_some(&private.$folder)
                },)?)* }
            }
        }

        /// What an observer sees of what lies face down in the modules in play.
        #[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesSights"))]
        pub struct Sights {
            $($(
                #[doc = $doc]
                #[serde(rename = $word, default, skip_serializing_if = "Option::is_none")]
                #[cfg_attr(feature = "typescript", ts(optional))]
                pub $folder: Option<$folder::$sight>,
            )?)*
        }

        impl Sights {
            /// Of this observer.
            pub fn of(game: &Island, state: &State, observer: Observer) -> Sights {
                Sights { $($($folder: $folder::$name::in_play(game).then(|| <$folder::$sight as Seen>::of(game, state, observer)),)?)* }
            }

            /// Everything, for those who look at a finished game.
            pub fn everything(game: &Island, state: &State) -> Sights {
                Sights { $($($folder: $folder::$name::in_play(game).then(|| <$folder::$sight as Seen>::everything(game, state)),)?)* }
            }
        }

        /// What modules show nobody.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        pub struct Hidden {
            $($(
                #[doc = $doc]
                #[serde(rename = $word)]
                pub $folder: $folder::$hidden,
            )?)*
        }

        /// What modules let seats do.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesAction"))]
        pub enum Action { $($(#[allow(missing_docs)] #[serde(rename = $word)] $name($folder::$action),)?)* }

        /// What modules ask, draw or do next.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesFrame"))]
        pub enum Frame { $($(#[allow(missing_docs)] #[serde(rename = $word)] $name($folder::$frame),)?)* }

        /// What chance does in modules.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum Outcome { $($(#[allow(missing_docs)] #[serde(rename = $word)] $name($folder::$outcome),)?)* }

        /// What happened in modules.
        #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesEvent"))]
        pub enum Event { $($(#[allow(missing_docs)] #[serde(rename = $word)] $name($folder::$event),)?)* }

        /// What never changes about the modules in play once a table has started.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesScene"))]
        pub struct Scene {
            $($(
                #[doc = $doc]
                #[serde(rename = $word)]
                pub $folder: Option<$folder::$scene>,
            )?)*
        }

        impl Scene {
            /// Of this table.
            pub fn of(game: &Island) -> Scene {
                Scene { $($($folder: $folder::$name::in_play(game).then(|| <$folder::$scene as Shown>::of(game)),)?)* }
            }
        }

        impl Action {
            /// The module of the action, or its partner, if the table does not play it: its word, as in options.
            pub fn unplayed(self, game: &Island) -> Option<&'static str> {
                match self { $($(Action::$name(action) => {
                    let partner = <$folder::$action as Move>::partner(action);
                    if !$folder::$name::in_play(game) {
                        return Some(stringify!($folder));
                    }
                    partner.filter(|&partner| !game.has(partner)).map(crate::rules::Module::name)
                })?)* }
            }

            /// Every kind of action of every module.
            pub fn kinds() -> impl Iterator<Item = &'static str> {
                let kinds: &[&[&'static str]] = &[$($(<$folder::$action as Move>::KINDS,)?)*];
                kinds.iter().copied().flatten().copied()
            }

            /// The kind of action, in one stable word.
            pub fn kind(self) -> &'static str {
                match self { $($(Action::$name(action) => $folder::$action::kind(action),)?)* }
            }

            /// Whether only the player on turn may do this.
            pub fn is_for_player_on_turn(self) -> bool {
                match self { $($(Action::$name(action) => $folder::$action::is_for_player_on_turn(action),)?)* }
            }

            /// Whether it answers the frame on top.
            pub fn answers(self, top: crate::frame::Frame) -> bool {
                match self { $($(Action::$name(action) => $folder::$action::answers(action, top),)?)* }
            }

            /// Whether it is legal, once the order of play allows it.
            pub fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
                match self { $($(Action::$name(action) => $folder::$action::check(action, game, state, seat),)?)* }
            }

            /// Whether lists contain it.
            pub fn is_listed(self, game: &Island, state: &State, seat: Seat) -> bool {
                match self { $($(Action::$name(action) => $folder::$action::is_listed(action, game, state, seat),)?)* }
            }

            /// Carries it out.
            #[cold]
            #[inline(never)]
            pub fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<crate::event::Event>) {
                match self { $($(Action::$name(action) => $folder::$action::apply(action, game, state, seat, journal),)?)* }
            }

            /// Whether it showed somebody what the seat that acted did not know or did not decide.
            pub fn reveals(self, after: &State) -> bool {
                match self { $($(Action::$name(action) => $folder::$action::reveals(action, after),)?)* }
            }

            /// Whether it takes cards from the bank that are no production.
            pub fn takes_from_bank(self) -> bool {
                match self { $($(Action::$name(action) => $folder::$action::takes_from_bank(action),)?)* }
            }

            /// Adds what the modules in play let a player think of in a turn.
            pub fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<crate::action::Action>) {
                $($(if $folder::$name::in_play(game) {
                    $folder::$action::candidates(game, state, seat, out);
                })?)*
            }

            /// The words that the actions of all modules are written with.
            pub fn words() -> impl Iterator<Item = &'static str> {
                [$($($folder::$action::WORDS,)?)*].into_iter().flatten().copied()
            }

            /// The action as text, without the seat.
            pub fn write(self, game: &Island) -> String {
                match self { $($(Action::$name(action) => $folder::$action::write(action, game),)?)* }
            }

            /// Reads an action.
            pub fn parse(game: &Island, seat: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
                $($(if let Some(read) = $folder::$action::parse(game, seat, words, unknown) {
                    return Some(read.map(Action::$name));
                })?)*
                None
            }

            /// Any action of any module in play, sensible or not; `None` if none has any.
            pub fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
                let mut some = Vec::new();
                $($(if $folder::$name::in_play(game) {
                    some.push(Action::$name($folder::$action::any(game, state, seat, rng)));
                })?)*
                some.choose(rng).copied()
            }
        }

        impl Frame {
            /// Whom it waits for.
            #[cold]
            #[inline(never)]
            pub fn next(self, game: &Island, state: &State) -> Next {
                match self { $($(Frame::$name(frame) => $folder::$frame::next(frame, game, state),)?)* }
            }

            /// What it waits for, and from whom.
            pub fn owed(self, game: &Island, state: &State) -> (Seat, Owed) {
                match self { $($(Frame::$name(frame) => $folder::$frame::owed(frame, game, state),)?)* }
            }

            /// Whether an action of the base rules may be done while it waits.
            pub fn permits(self, action: crate::action::Action) -> bool {
                match self { $($(Frame::$name(frame) => $folder::$frame::permits(frame, action),)?)* }
            }

            /// What is done for a seat that it waits for, when its time is up.
            pub fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<crate::action::Action> {
                match self { $($(Frame::$name(frame) => $folder::$frame::default_answer(frame, game, state, seat),)?)* }
            }

            /// With which code and rule everything else is refused while it waits.
            pub fn pending(self) -> (crate::illegal::Code, steading_game::RuleId) {
                match self { $($(Frame::$name(frame) => $folder::$frame::pending(frame),)?)* }
            }

            /// Does what needs nobody; `false` if it waits.
            #[cold]
            #[inline(never)]
            pub fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<crate::event::Event>) -> bool {
                match self { $($(Frame::$name(frame) => $folder::$frame::proceed(frame, game, state, journal),)?)* }
            }

            /// Whether seats owe cards for it that they set aside in secret.
            pub fn is_sealed(self) -> bool {
                match self { $($(Frame::$name(frame) => $folder::$frame::is_sealed(frame),)?)* }
            }

            /// Whether chance draws the number of a turn here.
            pub fn is_number(self) -> bool {
                match self { $($(Frame::$name(frame) => $folder::$frame::is_number(frame),)?)* }
            }

            /// Whether a number that has come lies here and has not produced yet.
            pub fn is_production(self) -> bool {
                match self { $($(Frame::$name(frame) => $folder::$frame::is_production(frame),)?)* }
            }

            /// All outcomes with their weights; none where the frame waits for a seat.
            pub fn outcomes(self, game: &Island, state: &State, out: &mut Vec<(crate::action::Outcome, u32)>) {
                $($(if let Frame::$name(frame) = self {
                    $folder::$outcome::outcomes(game, state, frame, out);
                })?)*
            }

            /// Draws an outcome.
            #[cold]
            #[inline(never)]
            pub fn sample(self, game: &Island, state: &State, rng: &mut impl Rng) -> Outcome {
                $($(if let Frame::$name(frame) = self {
                    return Outcome::$name($folder::$outcome::sample(game, state, frame, rng));
                })?)*
                unreachable!("no frame of this module is chance")
            }

            /// Carries out an outcome of this frame.
            #[cold]
            #[inline(never)]
            pub fn resolve(self, game: &Island, state: &mut State, outcome: Outcome, journal: &mut impl Journal<crate::event::Event>) {
                match (self, outcome) {
                    $($((Frame::$name(frame), Outcome::$name(outcome)) => {
                        $folder::$outcome::resolve(outcome, game, state, frame, journal);
                    })?)*
                    _ => debug_assert!(false, "an outcome of another module"),
                }
            }

            /// The frame as text.
            pub fn write(self, game: &Island) -> String {
                match self { $($(Frame::$name(frame) => $folder::$frame::write(frame, game),)?)* }
            }

            /// Reads a frame of a module in play; at other tables nothing would answer it.
            pub fn parse(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
                $($(if $folder::$name::in_play(game) && let Some(read) = $folder::$frame::parse(game, words) {
                    return Some(read.map(Frame::$name));
                })?)*
                $($(if !$folder::$name::in_play(game) && $folder::$frame::parse(game, words).is_some() {
                    return Some(Err(unplayed(&words.join(" "), stringify!($folder))));
                })?)*
                None
            }
        }

        impl Outcome {
            /// The words that outcomes of modules begin with.
            pub fn is_begun_by(word: &str) -> bool {
                [$($($folder::$outcome::WORDS,)?)*].into_iter().any(|words| words.contains(&word))
            }

            /// The outcome as text.
            pub fn write(self, game: &Island) -> String {
                match self { $($(Outcome::$name(outcome) => $folder::$outcome::write(outcome, game),)?)* }
            }

            /// Reads an outcome.
            pub fn parse(game: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
                $($(if let Some(read) = $folder::$outcome::parse(game, words) {
                    return Some(read.map(Outcome::$name));
                })?)*
                None
            }

            /// Any outcome of a module in play; `None` if none draws anything.
            pub fn any(game: &Island, state: &State, rng: &mut impl Rng) -> Option<Outcome> {
                let mut some = Vec::new();
                $($(if $folder::$name::in_play(game) {
                    some.push(Outcome::$name($folder::$outcome::any(game, state, rng)));
                })?)*
                some.choose(rng).copied()
            }
        }

        impl Event {
            /// The event as the observer may know it.
            pub fn redacted(self, observer: Observer) -> Event {
                match self { $($(Event::$name(event) => Event::$name($folder::$event::redacted(event, observer)),)?)* }
            }

            /// Counts it among the figures of a game.
            pub fn count(self, tally: &mut Tally) {
                match self { $($(Event::$name(event) => $folder::$event::count(event, tally),)?)* }
            }

            /// The event as a log line.
            pub fn write(self, game: &Island) -> String {
                match self { $($(Event::$name(event) => $folder::$event::write(event, game),)?)* }
            }
        }

        $(
            $(impl From<$folder::$action> for crate::action::Action {
                fn from(action: $folder::$action) -> Self {
                    crate::action::Action::Module(Action::$name(action))
                }
            })?
            $(impl From<$folder::$frame> for crate::frame::Frame {
                fn from(frame: $folder::$frame) -> Self {
                    crate::frame::Frame::Module(Frame::$name(frame))
                }
            })?
            $(impl From<$folder::$outcome> for crate::action::Outcome {
                fn from(outcome: $folder::$outcome) -> Self {
                    crate::action::Outcome::Module(Outcome::$name(outcome))
                }
            })?
            $(impl From<$folder::$event> for crate::event::Event {
                fn from(event: $folder::$event) -> Self {
                    crate::event::Event::Module(Event::$name(event))
                }
            })?
        )*

        /// Carries out an outcome of the frame on top.
        #[cold]
        #[inline(never)]
        pub fn resolve(game: &Island, state: &mut State, outcome: Outcome, journal: &mut impl Journal<crate::event::Event>) {
            if let crate::frame::Frame::Module(frame) = state.public.frames.top() {
                frame.resolve(game, state, outcome, journal);
            }
        }

        /// Lists what modules let the seat do.
        #[cold]
        #[inline(never)]
        pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<crate::action::Action>) {
            let top = state.public.frames.top();
            $($(if $folder::$name::in_play(game) {
                $folder::$action::list(game, state, seat, top, out);
            })?)*
        }

        /// Deals anew what the view hides of the modules.
        pub fn guess(game: &Island, view: &View, state: &mut State, rng: &mut impl Rng) {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::guess(game, view, state, rng);
            })?)*
        }

        /// Adds to the hand of another seat what the view proves to be there.
        pub fn prove(game: &Island, view: &View, seat: Seat, hand: &mut Cards, pool: &mut Cards, rng: &mut impl Rng) {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::prove(view, seat, hand, pool, rng);
            })?)*
        }

        /// What is always true of the modules' part of a position.
        pub fn audit(game: &Island, state: &State) -> Result<(), String> {
            audit_lines(game, state).map_err(|(_, what)| what)
        }

        /// The same; a complaint comes with the lines that the module writes about the position as a whole.
        pub fn audit_lines(game: &Island, state: &State) -> Result<(), (Vec<String>, String)> {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::audit(game, state).map_err(|what| {
                    let mut lines = Vec::new();
                    $folder::$public::write_lines(game, state, &mut lines);
                    (lines, what)
                })?;
            })?)*
            Ok(())
        }

        /// Adds what a position says of a seat.
        pub fn write_seat(game: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::write_seat(game, state, seat, items);
            })?)*
        }

        /// Reads an item of a seat.
        pub fn parse_item(game: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
            $($(if $folder::$name::in_play(game) && let Some(read) = $folder::$public::parse_item(game, state, seat, word, rest) {
                return Some(read);
            })?)*
            $($(if !$folder::$name::in_play(game) && $folder::$public::ITEMS.contains(&word) {
                return Some(Err(unplayed(word, stringify!($folder))));
            })?)*
            None
        }

        /// Adds lines about a position as a whole.
        pub fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::write_lines(game, state, lines);
            })?)*
        }

        /// Reads a line about a position as a whole.
        pub fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
            $($(if $folder::$name::in_play(game) && let Some(read) = $folder::$public::parse_line(game, state, word, rest) {
                return Some(read);
            })?)*
            $($(if !$folder::$name::in_play(game) && $folder::$public::LINES.contains(&word) {
                return Some(Err(unplayed(word, stringify!($folder))));
            })?)*
            None
        }

        /// Draws what the modules have on the board.
        pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::draw(game, state, canvas);
            })?)*
        }

        /// Lines below the standing of a drawn board.
        pub fn standing(game: &Island, state: &State) -> Vec<String> {
            let mut lines = Vec::new();
            $($(if $folder::$name::in_play(game) {
                lines.extend($folder::$public::standing(game, state));
            })?)*
            lines
        }

        /// Works out what follows from the lines of a position. A complaint comes with the lines that the module writes.
        pub fn finish_position(game: &Island, state: &mut State) -> Result<(), (Vec<String>, String)> {
            $($(if $folder::$name::in_play(game) {
                $folder::$public::finish_position(game, state).map_err(|problem| {
                    let mut lines = Vec::new();
                    $folder::$public::write_lines(game, state, &mut lines);
                    (lines, problem.message)
                })?;
            })?)*
            Ok(())
        }

        /// Does something for every module in play, in the order of the list: `each!(game, M => M::set_out(game, state));`.
        macro_rules! each {
            ($dollar game:expr, $dollar module:ident => $dollar body:expr) => {
                $({
                    type $dollar module = crate::modules::$folder::$name;
                    if $dollar module::in_play($dollar game) {
                        $dollar body;
                    }
                })*
                // The module that tests make up answers last.
                #[cfg(test)]
                {
                    type $dollar module = crate::hooks::made_up::MadeUp;
                    if $dollar module::in_play($dollar game) {
                        $dollar body;
                    }
                }
            };
        }
        pub(crate) use each;

        /// Does something for every module that a table may choose, in play or not, with its type and its [`Module`].
        macro_rules! each_module {
            ($dollar name:ident, $dollar module:ident => $dollar body:expr) => {
                $($({
                    type $dollar name = crate::modules::$folder::$name;
                    let $dollar module = crate::modules::Module::$name;
                    let _ = (stringify!($kind), $dollar module);
                    $dollar body;
                })?)*
            };
        }
        pub(crate) use each_module;

        /// The keys that modules add to the options, and to boards given hex by hex.
        pub(crate) const KEYS: [(&[setting::Choice], &[setting::Feature]); Module::ALL.len()] = [$($({
            const _: Kind = Kind::$kind;
            (<$folder::$name as setting::Setting>::CHOICES, <$folder::$name as setting::Setting>::FEATURES)
        },)?)*];
    };
}
pub(super) use modules;

/// What a position says of a module that the table does not play.
pub fn unplayed(what: &str, module: &str) -> Syntax {
    Syntax::new(format!("`{}` belongs to the module `{module}`, which this table does not play", clip(what)))
}
