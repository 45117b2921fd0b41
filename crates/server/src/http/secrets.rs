//! Secrets of guests, codes and ids of tables: from the system's generator, kept as hashes, never logged.

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};
use steading_protocol::ErrorCode;

use super::failure::Denied;

/// Bytes of a secret: 256 bits.
const SECRET_BYTES: usize = 32;

/// A fresh secret, as hexadecimal digits, and the hash under which it is kept.
pub fn secret() -> Result<(String, [u8; 32]), Denied> {
    let bytes = random::<SECRET_BYTES>()?;
    Ok((hex::encode(bytes), Sha256::digest(bytes).into()))
}

/// The public id of a new guest.
pub fn guest_id() -> Result<String, Denied> {
    Ok(hex::encode(random::<12>()?))
}

/// The unguessable id of a new table.
pub fn table_id() -> Result<String, Denied> {
    Ok(hex::encode(random::<16>()?))
}

/// The hash of a secret that somebody brings along; none if it cannot be one.
pub fn hash_of(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; SECRET_BYTES];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(Sha256::digest(bytes).into())
}

/// A mark for logs by which an id can be recognised but not used.
pub fn mark(id: &str) -> String {
    hex::encode(&Sha256::digest(id)[..4])
}

fn random<const COUNT: usize>() -> Result<[u8; COUNT], Denied> {
    let mut bytes = [0; COUNT];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system has no random numbers");
        Denied::new(ErrorCode::Unavailable, "The server cannot draw a secret. Try again in a moment.")
    })?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_found_by_its_hash_alone() {
        let (text, hash) = secret().expect("random numbers");
        assert_eq!(text.len(), 64);
        assert_eq!(hash_of(&text), Some(hash));
        assert_ne!(hex::encode(hash), text);
        assert_ne!(secret().expect("random numbers").0, text);
    }

    #[test]
    fn other_texts_are_no_secrets() {
        assert_eq!(hash_of(""), None);
        assert_eq!(hash_of(&"0".repeat(63)), None);
        assert_eq!(hash_of(&"0".repeat(66)), None);
        assert_eq!(hash_of(&"g".repeat(64)), None);
    }
}
