/** Opens bookings on this device without signing in: the codes of bookings made or opened here. */
const drawer = "cts-booking-codes";
const keptAtMost = 30;

function keptCodes(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(drawer) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function keepBookingCode(reference: string, code: string): void {
  const { [reference]: _before, ...others } = keptCodes();
  const latest = [[reference, code], ...Object.entries(others)].slice(0, keptAtMost);
  try {
    localStorage.setItem(drawer, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Private windows may refuse storage: then the code is asked for again.
  }
}

/** Every booking this device can open. */
export const keptBookings = (): { reference: string; code: string }[] =>
  Object.entries(keptCodes()).map(([reference, code]) => ({ reference, code }));

/** Null if this device doesn’t know it. */
export const bookingCode = (reference: string): string | null => keptCodes()[reference] ?? null;

/** Moves `?code=` from the address into storage, so that a shared or bookmarked address doesn’t open the booking. */
export function takeCodeFromAddress(reference: string): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get("code");
  if (!code) return;
  keepBookingCode(reference, code);
  url.searchParams.delete("code");
  window.history.replaceState(window.history.state, "", url);
}
