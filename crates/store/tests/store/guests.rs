//! Guests, their secrets and one-time codes.

use std::collections::BTreeSet;

use steading_store::StoreError;
use tokio::task::JoinSet;

use crate::place::{guest, on_each};

#[test]
fn a_guest_is_known_by_the_secret() {
    on_each(async |place| {
        let store = place.open().await;
        store.add_guest(&guest("a", 1)).await.unwrap();
        store.add_guest(&guest("b", 2)).await.unwrap();
        assert_eq!(store.guest_with_secret(&[1; 32]).await.unwrap(), Some(guest("a", 1)));
        assert_eq!(store.guest_with_secret(&[2; 32]).await.unwrap(), Some(guest("b", 2)));
        assert_eq!(store.guest_with_secret(&[3; 32]).await.unwrap(), None);
    });
}

#[test]
fn ids_and_secrets_belong_to_one_guest() {
    on_each(async |place| {
        let store = place.open().await;
        store.add_guest(&guest("a", 1)).await.unwrap();
        for copy in [guest("a", 2), guest("b", 1)] {
            let refused = store.add_guest(&copy).await;
            assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
        }
        assert_eq!(store.guest_with_secret(&[1; 32]).await.unwrap(), Some(guest("a", 1)));
    });
}

#[test]
fn a_guest_gets_another_name() {
    on_each(async |place| {
        let store = place.open().await;
        store.add_guest(&guest("a", 1)).await.unwrap();
        store.add_guest(&guest("b", 2)).await.unwrap();
        store.rename_guest("a", "Нове ім'я").await.unwrap();
        assert_eq!(store.guest_with_secret(&[1; 32]).await.unwrap().unwrap().name, "Нове ім'я");
        assert_eq!(store.guest_with_secret(&[2; 32]).await.unwrap(), Some(guest("b", 2)));
        let missing = store.rename_guest("nobody", "x").await;
        assert!(matches!(&missing, Err(StoreError::Missing(what)) if what == "guest nobody"), "{missing:?}");
    });
}

#[test]
fn a_code_gives_a_new_secret_and_the_old_one_is_worth_nothing() {
    on_each(async |place| {
        let store = place.open().await;
        store.add_guest(&guest("a", 1)).await.unwrap();
        store.put_move("a", &[9; 32], 100).await.unwrap();
        assert_eq!(store.redeem_move(&[8; 32], 50, &[2; 32]).await.unwrap(), None, "unknown code");
        assert_eq!(store.redeem_move(&[9; 32], 100, &[2; 32]).await.unwrap(), None, "too late");
        assert_eq!(store.guest_with_secret(&[1; 32]).await.unwrap(), Some(guest("a", 1)));
        assert_eq!(store.redeem_move(&[9; 32], 99, &[2; 32]).await.unwrap(), Some(guest("a", 2)));
        assert_eq!(store.guest_with_secret(&[1; 32]).await.unwrap(), None);
        assert_eq!(store.guest_with_secret(&[2; 32]).await.unwrap(), Some(guest("a", 2)));
        assert_eq!(store.redeem_move(&[9; 32], 99, &[3; 32]).await.unwrap(), None, "used up");
    });
}

#[test]
fn a_newer_code_of_a_guest_replaces_the_older() {
    on_each(async |place| {
        let store = place.open().await;
        store.add_guest(&guest("a", 1)).await.unwrap();
        store.add_guest(&guest("b", 2)).await.unwrap();
        store.put_move("a", &[7; 32], 100).await.unwrap();
        store.put_move("b", &[8; 32], 100).await.unwrap();
        store.put_move("a", &[9; 32], 200).await.unwrap();
        assert_eq!(store.redeem_move(&[7; 32], 50, &[3; 32]).await.unwrap(), None);
        assert_eq!(store.redeem_move(&[8; 32], 50, &[4; 32]).await.unwrap(), Some(guest("b", 4)));
        assert_eq!(store.redeem_move(&[9; 32], 150, &[5; 32]).await.unwrap(), Some(guest("a", 5)));
    });
}

#[test]
fn codes_belong_to_one_guest_who_is_there() {
    on_each(async |place| {
        let store = place.open().await;
        store.add_guest(&guest("a", 1)).await.unwrap();
        store.add_guest(&guest("b", 2)).await.unwrap();
        store.put_move("a", &[9; 32], 100).await.unwrap();
        let taken = store.put_move("b", &[9; 32], 100).await;
        assert!(matches!(taken, Err(StoreError::Exists(_))), "{taken:?}");
        let missing = store.put_move("nobody", &[8; 32], 100).await;
        assert!(matches!(&missing, Err(StoreError::Missing(what)) if what == "guest nobody"), "{missing:?}");
        let foreign_secret = store.redeem_move(&[9; 32], 50, &[2; 32]).await;
        assert!(matches!(foreign_secret, Err(StoreError::Exists(_))), "{foreign_secret:?}");
        assert_eq!(store.redeem_move(&[9; 32], 50, &[3; 32]).await.unwrap(), Some(guest("a", 3)), "not used up");
    });
}

#[test]
fn a_code_works_once_for_twenty_devices_at_the_same_moment() {
    on_each(async |place| {
        let stores = [place.open().await, place.open().await];
        stores[0].add_guest(&guest("a", 1)).await.unwrap();
        stores[0].put_move("a", &[9; 32], 100).await.unwrap();
        let mut devices = JoinSet::new();
        for secret in 100..120 {
            let store = stores[usize::from(secret % 2)].clone();
            devices.spawn(async move { store.redeem_move(&[9; 32], 50, &[secret; 32]).await.unwrap() });
        }
        let moved: Vec<_> = devices.join_all().await.into_iter().flatten().collect();
        assert_eq!(moved.len(), 1, "{moved:?}");
        let mut known = BTreeSet::new();
        for secret in 0..=255 {
            if stores[1].guest_with_secret(&[secret; 32]).await.unwrap().is_some() {
                known.insert([secret; 32]);
            }
        }
        assert_eq!(known, BTreeSet::from([moved[0].secret_hash]));
    });
}
