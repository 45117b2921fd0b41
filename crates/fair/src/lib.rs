//! Chance that can be checked afterwards.
//!
//! A table draws a [`Secret`] and shows its [`Commitment`], a SHA-256 hash, before the first move. Everything random at the table follows from
//! the secret: the board from [`Secret::deal`], the draw number `n` from [`Secret::draw`]. At the end the secret is shown, and anybody can hash
//! it and draw again. Draws are counted and not moves, so nobody can choose a better die by waiting, undoing or making another move first.

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

/// What all chance of a table follows from: 256 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The hash of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// Why a text is no secret or commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

impl Secret {
    /// A secret from random bytes, which must come from the system's generator.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of a table whose host gave a seed: it can be foretold by everybody who knows the seed.
    pub fn from_seed(seed: &str) -> Secret {
        Secret(hash(&[b"steading seed", seed.as_bytes()]))
    }

    /// Reads hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Secret, NotHex> {
        digits(text).map(Secret)
    }

    /// As hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// The hash that is shown before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The generator of what is drawn before the first move, such as the board.
    pub fn deal(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(hash(&[b"steading deal", &self.0]))
    }

    /// The generator of the draw with this number, counted from 0.
    pub fn draw(&self, number: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(hash(&[b"steading draw", &self.0, &number.to_le_bytes()]))
    }
}

/// Secrets do not stand in logs.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Commitment {
    /// Reads hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Commitment, NotHex> {
        digits(text).map(Commitment)
    }

    /// As hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }
}

fn digits(text: &str) -> Result<[u8; 32], NotHex> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text.trim(), &mut bytes).map_err(|_| NotHex)?;
    Ok(bytes)
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}
