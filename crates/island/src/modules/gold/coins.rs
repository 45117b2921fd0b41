//! Gold in an offer.

use serde::{Deserialize, Serialize};

/// Gold in an offer, seen from its maker: given or wanted, never both, so that gold for gold cannot be said (`COMBO-073`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "i8"))]
#[serde(from = "i8", into = "i8")]
pub struct Coins(i8);

impl Coins {
    /// No gold in the offer.
    pub const NONE: Coins = Coins(0);

    /// The most gold an offer can name.
    pub const MAX: u8 = i8::MAX as u8;

    /// So much gold from the maker; no more than [`Coins::MAX`].
    #[inline]
    pub const fn given(count: u8) -> Coins {
        Coins(if count > Coins::MAX { i8::MAX } else { count as i8 })
    }

    /// So much gold for the maker.
    #[inline]
    pub const fn wanted(count: u8) -> Coins {
        Coins::given(count).reversed()
    }

    /// Whether there is gold in the offer.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// How much the maker gives.
    #[inline]
    pub const fn gives(self) -> u8 {
        if self.0 > 0 { self.0 as u8 } else { 0 }
    }

    /// How much the maker wants.
    #[inline]
    pub const fn wants(self) -> u8 {
        self.reversed().gives()
    }

    /// The same gold, seen from the other side.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Coins {
        Coins(-self.0)
    }
}

impl From<i8> for Coins {
    fn from(count: i8) -> Coins {
        // The one number without a counterpart would not survive being turned round.
        Coins(count.max(-i8::MAX))
    }
}

impl From<Coins> for i8 {
    fn from(coins: Coins) -> i8 {
        coins.0
    }
}
