import { createHash } from "node:crypto";
import type { bookingMoves, bookings } from "#db/schema/booking.ts";
import { accessCode } from "#domain/booking-reference.ts";
import { type Cents, zero } from "#domain/money.ts";
import { responseDue } from "#domain/service-level.ts";
import { type Actors, actorOf } from "./actors.ts";
import type { Part } from "./cast.ts";
import { historyOf, type Move, type Story } from "./history.ts";
import { cancelReasons, paidOf } from "./payment.ts";

export type BookingRow = typeof bookings.$inferInsert;
export type MoveRow = typeof bookingMoves.$inferInsert;
export type Booked = { readonly row: BookingRow; readonly moves: readonly MoveRow[] };

type Writing = { readonly part: Part; readonly price: Cents; readonly reference: string; readonly actors: Actors };

/** Writes a story down as a booking and the record of its moves. */
export function bookingOf(story: Story, { part, price, reference, actors }: Writing): Booked {
  const { ask, createdAt, luck } = story;
  const history = historyOf(story);
  const last = history.at(-1);
  if (!last) throw new Error("A booking without a beginning.");

  const id = luck.id(createdAt);
  const reason = reasonOf(last, luck);
  const moves = history.map((move) => ({
    id: luck.id(move.at),
    bookingId: id,
    fromState: move.from,
    toState: move.to,
    actor: actorOf(move, { source: ask.source, organisation: part.organisation }, actors),
    reason: move === last ? reason : null,
    createdAt: move.at,
  }));
  const totalCents = isPriced(history) ? price : null;
  const row: BookingRow = {
    ...wishOf(story, part),
    id,
    reference,
    accessCodeHash: createHash("sha256")
      .update(accessCode(luck.bytes(8)))
      .digest("hex"),
    state: last.to,
    version: history.length,
    totalCents,
    paidCents: paidOf(story, history, totalCents ?? zero, reason),
    responseDueAt: history[0]?.to === "requested" ? responseDue("booking_wizard", createdAt) : null,
    cancelledReason: last.to === "cancelled" ? reason : null,
    createdAt,
    updatedAt: last.at,
  };
  return { row, moves };
}

function wishOf({ ask, journey }: Story, { guest, organisation }: Part) {
  const { first, back } = journey;
  return {
    source: ask.source,
    organisationId: organisation?.id ?? null,
    affiliateId: organisation?.affiliateCode ?? null,
    claimedRate: organisation?.affiliateCode ? organisation.commissionRate : 0,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    serviceType: ask.service,
    offer: ask.offer,
    pickupLocation: first.from,
    destination: first.to,
    pickupAt: first.start,
    returnAt: back?.start ?? null,
    passengers: ask.passengers,
    specialRequirements: journey.requirements,
  };
}

/** A request has no price until somebody has quoted it. */
const isPriced = (history: readonly Move[]): boolean =>
  history.some(({ to }) => to === "quoted" || to === "awaiting_payment");

function reasonOf({ to }: Move, luck: Story["luck"]): string | null {
  if (to === "cancelled") return luck.weighted(cancelReasons.map(([code, , share]) => [code, share] as const));
  if (to === "declined") return luck.pick(["NO_VEHICLE", "NO_DRIVER", "CANT_FULFIL_REQUEST"]);
  return null;
}
