import { addressOf } from "#domain/text/caller-address.ts";
import type { Booked } from "../bookings.ts";
import type { SeedClock } from "../seed-clock.ts";
import { demoCustomer } from "./people.ts";

/** One of those who booked by phone gave no email. The trip is ahead, so that our team sees how we reach such a caller. */
export function withCaller(all: readonly Booked[], clock: SeedClock): Booked[] {
  const [caller] = all
    .filter(({ row }) => row.source === "phone" && row.state === "confirmed" && row.pickupAt > clock.at(1))
    .filter(({ row }) => !row.partnerId && !row.organisationId && row.email !== demoCustomer.email)
    .toSorted((a, b) => a.row.pickupAt.getTime() - b.row.pickupAt.getTime());
  return all.map((one) =>
    one === caller ? { ...one, row: { ...one.row, email: addressOf({ email: "", phone: one.row.phone }) } } : one,
  );
}
