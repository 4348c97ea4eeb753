/** Passenger numbers to choose from; the last covers every larger coach. */
export const passengerCounts = [...Array.from({ length: 22 }, (_, index) => index + 1), 45];
export const passengerLabel = (count: number): string => (count === 45 ? "45+" : String(count));
