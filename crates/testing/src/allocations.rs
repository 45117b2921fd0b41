//! A counting allocator: playing costs no allocation once buffers are warm, and a test watches that.
//!
//! A test binary that counts names the allocator once: `#[global_allocator] static COUNTING: Counting = Counting;`.

#![allow(unsafe_code, reason = "an allocator can only be replaced by implementing the unsafe trait GlobalAlloc")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counting what each thread asks of it.
pub struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// What the work asked of the allocator, and what came of it. Nothing is ever counted where [`Counting`] is not the allocator:
/// [`check_counter`] is the test for that.
pub fn counted<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let result = work();
    (ALLOCATIONS.get() - before, result)
}

/// The counter counts.
pub fn check_counter() {
    assert_eq!(counted(|| std::hint::black_box(Box::new(1))).0, 1, "`Counting` is not the allocator of this test");
}

fn count_one() {
    // Threads that are coming up or going down are not counted.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is handed to the system's allocator unchanged; counting touches only a plain thread-local number.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the promises that `alloc` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System` with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the pointer came from `System` with this layout, and the caller vouches for the size.
        unsafe { System.realloc(pointer, layout, size) }
    }
}
