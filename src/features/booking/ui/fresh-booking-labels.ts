import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";

/** "Now: confirmed, R1 299, pickup 20 Nov 2026, 09:00." From the details of a refusal. */
export function describeFreshBooking({ booking }: Readonly<Record<string, unknown>>): string {
  if (typeof booking !== "object" || booking === null) return "";
  const facts = Object.fromEntries(Object.entries(booking));
  const parts = [
    bookingStates.flatMap((state) => (state === facts.state ? bookingLabels[state].label.toLowerCase() : []))[0],
    typeof facts.total_cents === "number" && formatRand(facts.total_cents),
    typeof facts.pickup_at === "string" && `pickup ${formatFullDateTime(facts.pickup_at)}`,
  ];
  return `Now: ${parts.filter(Boolean).join(", ")}.`;
}
