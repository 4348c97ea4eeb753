import { createHash } from "node:crypto";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { missingNeeds, missingNeedsText } from "#domain/passenger/passenger-list.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { type PassengerList, passengerListPage, passengerListSeal } from "../contract.ts";
import { savingAccount } from "./saving-account.ts";
import type { PassengerRecord } from "./store.ts";
import { findDrives, findListedBooking, findOpenLink, findPassengers, type ListedBooking } from "./views.ts";

/** After its last trip a list is a record: no one adds to it. */
const hoursAfterTrip = 12;

const openStates: readonly BookingState[] = ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"];

type Drives = Awaited<ReturnType<typeof findDrives>>;

/** Whether someone may still be added: the booking is on, and a trip of it is ahead or just over. */
export const isListOpen = ({ state, pickupAt, returnAt }: ListedBooking, drives: Drives, now: Date): boolean => {
  const last = drives.reduce((latest, { end }) => (end > latest ? end : latest), returnAt ?? pickupAt);
  return openStates.includes(state) && addHours(last, hoursAfterTrip) > now;
};

/** The list with all that is said beside it. Those who came by its link don’t see the link. */
export async function describeList(
  ctx: Context,
  bookingId: string,
  { withLink }: { readonly withLink: boolean },
): Promise<PassengerList | undefined> {
  const booking = await findListedBooking(ctx.db, bookingId);
  if (!booking) return undefined;
  const drives = await findDrives(ctx.db, bookingId);
  const rows = await findPassengers(ctx.db, bookingId);
  const link = withLink ? await findOpenLink(ctx.db, bookingId) : undefined;
  const mayEdit = isListOpen(booking, drives, ctx.now);
  const account = withLink && ctx.actor.kind === "person" ? await savingAccount(ctx, booking) : undefined;
  const missing = missingNeeds(rows.map(onWire), booking);
  return {
    reference: booking.reference,
    passengers: rows.map(onWire),
    stamp: stampOf(rows),
    booked: {
      passengers: booking.passengers,
      child_seats: booking.childSeats,
      child_seat_sizes: booking.childSeatSizes,
    },
    trips: drives.length > 0 ? drives.map(driveOnWire) : plannedTrips(booking),
    missing: missing ? missingNeedsText(missing) : "",
    may_edit: mayEdit,
    may_choose: withLink && ctx.actor.kind === "person",
    keeps_for: account?.whose ?? null,
    link: link && mayEdit ? { address: linkAddress(ctx, link.id), created_at: link.createdAt.toISOString() } : null,
  };
}

const linkAddress = (ctx: Context, id: string) =>
  `${ctx.siteUrl}${passengerListPage}${sealedToken(ctx, passengerListSeal, id)}`;

export const onWire = ({
  id,
  name,
  phone,
  room,
  rides,
  wheelchair,
  childSeat,
  allergy,
  language,
  needs,
  bags,
}: PassengerRecord) => ({
  id,
  name,
  phone,
  room,
  rides,
  wheelchair,
  child_seat: childSeat,
  allergy,
  language,
  needs,
  bags,
});

const driveOnWire = ({ leg, pickupAt, from, to }: Drives[number]) => ({
  leg,
  pickup_at: pickupAt.toISOString(),
  from,
  to,
});

/** A request that has no trips yet. */
const plannedTrips = ({ pickupAt, returnAt, pickupLocation, destination }: ListedBooking): PassengerList["trips"] => [
  { leg: 1, pickup_at: pickupAt.toISOString(), from: pickupLocation, to: destination },
  ...(returnAt ? [{ leg: 2, pickup_at: returnAt.toISOString(), from: destination, to: pickupLocation }] : []),
];

/** Of what the list says, not of how often it was saved: a list that was put back is the one that was there. */
export const stampOf = (rows: readonly PassengerRecord[]): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.map((row) => [row.version, onWire(row)])))
    .digest("base64url")
    .slice(0, 22);
