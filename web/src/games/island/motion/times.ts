/** How long things move. The dice are left to roll before what they bring sets out. */
export const ROLL_MS = 600;
export const FLIGHT_MS = 320;
