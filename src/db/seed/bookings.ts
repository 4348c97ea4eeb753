import { createHash } from "node:crypto";
import type { bookingItems, bookingMoves, bookings } from "#db/schema/booking.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { accessCode } from "#domain/booking/booking-reference.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { responseDue } from "#domain/booking/service-level.ts";
import { add, cents } from "#domain/money/money.ts";
import { vatWithin } from "#domain/money/vat.ts";
import { earnsCommission } from "#domain/partner/partner-terms.ts";
import { addHours } from "#domain/time/local-time.ts";
import { hasCome, historyOf, type Move, type Story } from "./history.ts";
import { cancelReasons, type Money, moneyOf } from "./money/payment.ts";
import type { DemoPrice } from "./money/price.ts";
import { type Actors, actorOf } from "./people/actors.ts";
import type { Part } from "./people/characters.ts";

export type BookingRow = typeof bookings.$inferInsert;
export type MoveRow = typeof bookingMoves.$inferInsert;
export type ItemRow = typeof bookingItems.$inferInsert;
export type Booked = {
  readonly row: BookingRow;
  readonly moves: readonly MoveRow[];
  readonly items: readonly ItemRow[];
  readonly price: DemoPrice;
  readonly money: Money;
};

type Writing = { readonly part: Part; readonly price: DemoPrice; readonly reference: string; readonly actors: Actors };

/** Writes a story down as a booking and the record of its moves. */
export function bookingOf(story: Story, { part, price, reference, actors }: Writing): Booked {
  const { ask, createdAt, luck } = story;
  const result = historyOf(story);
  const reached = result.filter((move) => hasCome(move, story));
  const reason = reasonOf(reached.at(-1), luck);
  // A request has the tariff's estimate, or nothing until someone has quoted it.
  const isPriced = wasAgreed(reached) || !price.isQuoted;
  const totalCents = isPriced ? price.priced.price.total : null;
  const money = moneyOf(story, reached, cents(totalCents ?? 0), reason);
  // Nothing is closed before it is paid.
  const history = reached.filter(({ to }) => to !== "closed" || money.paid >= (totalCents ?? 0));
  const last = history.at(-1);
  if (!last) throw new Error("A booking without a beginning.");

  const id = luck.id(createdAt);
  // Drawn for the whole story, so that the demo is the same at whatever hour it is made.
  const ids = result.map(({ at }) => luck.id(at));
  const moves = history.map((move, at) => ({
    id: ids[at] ?? id,
    bookingId: id,
    fromState: move.from,
    toState: move.to,
    actor: actorOf(move, { source: ask.source, organisation: part.organisation }, actors),
    reason: move === last ? reason : null,
    createdAt: move.at,
  }));
  const row: BookingRow = {
    ...wishOf(story, part, price),
    id,
    reference,
    accessCodeHash: createHash("sha256")
      .update(accessCode(luck.bytes(8)))
      .digest("hex"),
    state: last.to,
    version: history.length,
    totalCents,
    ...(isPriced && pricedColumns(price)),
    light: history[0]?.to === "awaiting_payment" ? "green" : "amber",
    policy: standardPolicy,
    termsVersion: "2026-11",
    termsAcceptedAt: ask.source === "website" ? createdAt : null,
    ...moneyColumns(last.to, money),
    // Anyone who still has to pay does so by bank, which takes until tomorrow.
    holdUntil: last.to === "awaiting_payment" ? story.clock.at(1, 8 * 60 + luck.whole(0, 40) * 15) : null,
    responseDueAt: history[0]?.to === "requested" ? responseDue("booking_wizard", createdAt) : null,
    answeredAt: history.find(({ to }) => to === "quoted" || to === "declined")?.at ?? null,
    cancelledReason: last.to === "cancelled" ? reason : null,
    cancelledAt: last.to === "cancelled" ? last.at : null,
    remindedAt: hasBeenReminded(story) ? addHours(story.journey.first.pickupAt, -24) : null,
    createdAt,
    updatedAt: last.at,
  };
  return { row, moves, items: isPriced ? itemsOf(id, price, story) : [], price, money };
}

const pricedColumns = ({ priced: { request, price } }: DemoPrice) => ({
  priceRequest: request,
  price,
  tariffVersion: price.tariffVersion,
  vatCents: vatWithin(add(...price.lines.flatMap(({ vat, amount }) => (vat === "STD15" ? amount : []))), "STD15"),
});

const moneyColumns = (state: BookingState, { method, paid, refunded, fee }: Money) => ({
  paidCents: paid,
  refundedCents: refunded,
  feeCents: fee,
  paymentMethod: paid > 0 || soldStates.includes(state) ? method : null,
});

const soldStates: readonly BookingState[] = ["confirmed", "in_progress", "completed", "closed", "no_show"];

const hasBeenReminded = ({ journey, clock }: Story) => addHours(journey.first.pickupAt, -24) <= clock.today;

const itemsOf = (bookingId: string, { priced }: DemoPrice, { luck, createdAt }: Story): ItemRow[] =>
  priced.price.lines.map(({ code, text, amount, vat, quantity, leg }, at) => ({
    id: luck.id(createdAt),
    bookingId,
    position: at + 1,
    leg: leg ?? null,
    code,
    text,
    amountCents: amount,
    vatCode: vat,
    quantity: quantity ?? 1,
  }));

function wishOf({ ask, journey }: Story, { guest, organisation }: Part, { priced }: DemoPrice) {
  const { first, back } = journey;
  return {
    source: ask.source,
    organisationId: organisation?.id ?? null,
    affiliateId: organisation?.kind === "affiliate" ? organisation.affiliateCode : null,
    claimedRate: organisation?.kind === "affiliate" ? organisation.commissionRate : 0,
    partnerId: organisation && earnsCommission(organisation.kind) ? organisation.id : null,
    appliedRate: organisation && earnsCommission(organisation.kind) ? organisation.commissionRate : 0,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    serviceType: ask.service,
    offer: ask.offer,
    pickupLocation: first.from,
    destination: first.to,
    pickupAt: first.pickupAt,
    returnAt: back?.pickupAt ?? null,
    passengers: ask.passengers,
    bags: priced.journey.bags,
    childSeats: priced.journey.childSeats,
    childSeatSizes: priced.journey.childSeatSizes ?? {},
    hireUnit: priced.journey.hireUnit,
    hireHours: priced.journey.hireHours,
    ...bookingFacts.empty,
    specialRequirements: journey.requirements,
    flightNumber: journey.flights?.[0] ?? "",
    returnFlightNumber: (back && journey.flights?.[1]) ?? "",
  };
}

const wasAgreed = (history: readonly Move[]): boolean =>
  history.some(({ to }) => to === "quoted" || to === "awaiting_payment");

function reasonOf(last: Move | undefined, luck: Story["luck"]): string | null {
  const to = last?.to;
  if (to === "cancelled") return luck.weighted(cancelReasons.map(([code, , share]) => [code, share] as const));
  if (to === "declined") return luck.pick(["NO_VEHICLE", "NO_DRIVER", "CANT_FULFIL_REQUEST"]);
  return null;
}
