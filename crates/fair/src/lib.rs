//! Chance that can be checked afterwards.
//!
//! A table draws a [`Secret`] and shows its [`Commitment`], a SHA-256 hash, before the first move. Everything random at the table follows from
//! the secret: the board from [`Secret::deal`], the draw number `n` from [`Secret::draw`], what bots leave to chance from [`Secret::thought`]. At the end the secret is shown, and anybody can hash
//! it and draw again. Draws are counted and not moves, so nobody can choose a better die by waiting, undoing or making another move first.

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

/// What numbers are drawn from: one for everything that is drawn apart.
pub type Generator = ChaCha20Rng;

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
    pub fn deal(&self) -> Generator {
        Generator::from_seed(hash(&[b"steading deal", &self.0]))
    }

    /// The generator of the draw with this number, counted from 0.
    pub fn draw(&self, number: u64) -> Generator {
        Generator::from_seed(hash(&[b"steading draw", &self.0, &number.to_le_bytes()]))
    }

    /// The generator of what a bot thinks in a seat about the position with this number: the same after a restart, and at every table with
    /// the same seed.
    pub fn thought(&self, seat: u8, number: u64) -> Generator {
        Generator::from_seed(hash(&[b"steading thought", &self.0, &[seat], &number.to_le_bytes()]))
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

/// The expected numbers come from another implementation of SHA-256 and ChaCha20. Were one of them to change, no older record could be checked any more.
#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    const COUNTING: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    fn first_words(mut rng: Generator) -> [u32; 4] {
        std::array::from_fn(|_| rng.next_u32())
    }

    #[test]
    fn a_secret_has_the_hash_of_its_bytes() {
        let secret = Secret::from_hex(COUNTING).unwrap();
        assert_eq!(secret, Secret::from_bytes(std::array::from_fn(|index| index as u8)));
        let hash = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(secret.commitment().to_hex(), hash);
        assert_eq!(Commitment::from_hex(hash), Ok(secret.commitment()));
    }

    #[test]
    fn a_seed_makes_a_secret() {
        let secret = Secret::from_seed("harvest");
        assert_eq!(secret.to_hex(), "39fe21967c6c77a5a0d0aefd12cd35a1de7112bd3197bc077cd0933b02dcec69");
        assert_eq!(first_words(secret.deal()), [0x8201_69b1, 0xf98e_fcd0, 0x008b_ebc3, 0x7750_5f28]);
        assert_eq!(first_words(secret.draw(0)), [0xeca7_c270, 0x7466_f952, 0x5fbc_2a5d, 0xd210_7ea8]);
    }

    #[test]
    fn deals_and_draws_are_these_numbers() {
        let secret = Secret::from_hex(COUNTING).unwrap();
        assert_eq!(first_words(secret.deal()), [0x10ab_f6df, 0x013b_cc08, 0x8556_9b60, 0x6d6d_42ed]);
        assert_eq!(first_words(secret.draw(0)), [0xb3a2_64b9, 0xce22_e966, 0xb519_9d63, 0xf4f0_2965]);
        assert_eq!(first_words(secret.draw(1)), [0xec5c_52f6, 0xf8ed_c69b, 0x1df8_30d9, 0xb1a2_24a8]);
        assert_eq!(first_words(secret.draw(1 << 32)), [0x6b05_b856, 0xc206_b73c, 0x963c_259c, 0x9265_9ceb]);
        assert_eq!(secret.draw(1).next_u64(), 0xf8ed_c69b_ec5c_52f6);
    }

    #[test]
    fn thoughts_are_these_numbers() {
        let secret = Secret::from_hex(COUNTING).unwrap();
        assert_eq!(first_words(secret.thought(0, 0)), [0x4aad_c2a3, 0x6a48_0bbc, 0x9672_d9cf, 0x9c1a_238b]);
        assert_eq!(first_words(secret.thought(1, 0)), [0xd256_1d7f, 0x1639_4bc8, 0xfb25_31c1, 0x6d4d_1ae4]);
        assert_eq!(first_words(secret.thought(0, 1)), [0x18b3_b8fd, 0x7168_4e60, 0x2aaa_763e, 0xcdab_3167]);
        assert_eq!(first_words(secret.thought(3, 1 << 32)), [0x762b_b02b, 0x70b4_6705, 0xf662_3d57, 0x391f_592c]);
    }

    #[test]
    fn only_64_digits_are_a_secret() {
        let long = format!("{COUNTING}00");
        for text in ["", "00", &COUNTING[1..], long.as_str(), &COUNTING.replace('f', "g")] {
            assert_eq!(Secret::from_hex(text), Err(NotHex), "{text}");
            assert_eq!(Commitment::from_hex(text), Err(NotHex), "{text}");
        }
        assert_eq!(Secret::from_hex(&COUNTING.to_uppercase()).unwrap().to_hex(), COUNTING);
    }

    #[test]
    fn secrets_do_not_stand_in_logs() {
        assert_eq!(format!("{:?}", Secret::from_seed("harvest")), "Secret(…)");
    }
}
