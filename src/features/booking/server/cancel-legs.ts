import { nameOfActor } from "#domain/account/roles.ts";
import {
  type Cancellation,
  type CancelRefusal,
  cancellationOf,
  type StandingLeg,
} from "#domain/booking/cancel-legs.ts";
import { type PickupMove, pickupThatCounts } from "#domain/booking/cancel-moves.ts";
import { type CancelCode, standardPolicy } from "#domain/booking/cancellation.ts";
import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import { vatOf } from "#domain/booking/sold-price.ts";
import { weatherOn } from "#domain/booking/weather-day.ts";
import { cents } from "#domain/money/money.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { insertItems, withdrawChanges } from "./cancel-store.ts";
import { findItems, findLegs, findReturned, type LegRow } from "./cancel-views.ts";
import { findChangesOf } from "./change-views.ts";
import { changeOf } from "./describe-change.ts";
import { keepFreedVehicles } from "./keep-freed-vehicles.ts";
import { changeRow, recordAmount } from "./lock-current.ts";
import { moveBooking } from "./move-booking.ts";
import type { BookingChanges, BookingRow } from "./move-store.ts";
import { findSettings } from "./selling-views.ts";
import { findSold } from "./views.ts";
import { findWeatherOn } from "./weather-views.ts";

export type CancelInput = {
  /** Null: everything still booked. */
  readonly legs: readonly number[] | null;
  readonly code: CancelCode;
  readonly isOurTeam: boolean;
};

/** The result of cancelling, by the rules of the booking. */
export async function priceCancellation(
  ctx: Context,
  booking: BookingRow,
  wish: CancelInput,
): Promise<Result<Cancellation, CancelRefusal>> {
  const legs = await standingLegs(ctx, booking);
  const cancellation = cancellationOf(
    {
      state: booking.state,
      totalCents: booking.totalCents,
      paidCents: booking.paidCents,
      returnedCents: await findReturned(ctx.db, booking.id),
      bookedAt: booking.createdAt,
      policy: booking.policy ?? standardPolicy,
      legs,
    },
    { ...wish, now: ctx.now, weatherLegs: (await findWeatherOf(ctx, booking, wish)).map(({ leg }) => leg) },
  );
  return typeof cancellation === "string" ? refuse(cancellation) : accept(cancellation);
}

async function standingLegs(ctx: Context, booking: BookingRow): Promise<readonly StandingLeg[]> {
  const legs = await findLegs(ctx.db, booking.id);
  if (legs.length === 0) return assumedStanding(booking);
  const moves = await findPickupMoves(ctx, booking);
  const { freeHours } = booking.policy ?? standardPolicy;
  return legs.map(standingLeg).map((leg) => ({
    ...leg,
    countsFrom: pickupThatCounts(leg.pickupAt, moves, freeHours),
  }));
}

/** Every time a pickup was moved, whichever way's it was; the latest first. */
async function findPickupMoves(ctx: Context, booking: BookingRow): Promise<readonly PickupMove[]> {
  const applied = (await findChangesOf(ctx.db, booking.id)).filter(({ state }) => state === "applied");
  return applied.flatMap((change) => {
    const [was, is] = [changeOf(change.before), changeOf(change.after)];
    // A change by our team is requested and decided by the same person.
    const input = { askedAt: change.createdAt, isCustomers: change.proposedBy !== change.decidedBy };
    const moved = [
      [was.pickupAt, is.pickupAt],
      [was.returnAt, is.returnAt],
    ] as const;
    return moved.flatMap(([from, to]) => (from && to ? [{ ...input, from, to }] : []));
  });
}

/** The legs on a day our team declared too bad, with its reason. */
export async function findWeatherOf(ctx: Context, booking: BookingRow, { code }: Pick<CancelInput, "code">) {
  if (code !== "WEATHER") return [];
  const legs = (await standingLegs(ctx, booking)).filter(({ pickupAt }) => pickupAt > ctx.now);
  const { tours } = await findSold(ctx.db);
  const days = await findWeatherOn(ctx.db, [...new Set(legs.map(({ pickupAt }) => localDateOf(pickupAt)))]);
  return legs.flatMap(({ leg, pickupAt }) => {
    const declared = weatherOn(days, { pickupAt, offer: booking.offer }, tours);
    return declared ? [{ leg, day: declared.day, reason: declared.reason }] : [];
  });
}

const standingLeg = ({ leg, state, pickupAt, priceCents, feeCents }: LegRow) => ({
  leg,
  state,
  pickupAt,
  priceCents,
  feeCents,
});

/** A request whose trips are not planned yet. */
const assumedStanding = ({ pickupAt, returnAt }: BookingRow) =>
  [pickupAt, returnAt].flatMap((at, index) =>
    at ? [{ leg: index + 1, state: null, pickupAt: at, priceCents: null, feeCents: 0 }] : [],
  );

export type CancelAction = CancelInput & {
  /** The stored file a claim rests on. */
  readonly documentId?: string | null;
  readonly note?: string;
  /** If a quote lapsed and its request ends with it. */
  readonly quoteEnd?: "declined" | "expired";
};

/**
 * Cancels a locked booking or some of its trips immediately; the rest follows by events. The fee is kept; a refund by
 * claim is a separate request that our team decides.
 */
export async function cancelLegs(
  ctx: Context,
  booking: BookingRow,
  action: CancelAction,
): Promise<Result<Cancellation, CancelRefusal>> {
  const priced = await priceCancellation(ctx, booking, action);
  if (!priced.ok) return priced;
  const cancellation = priced.value;
  const legs = cancellation.legs.map(({ leg }) => leg);

  await keepFreedVehicles(ctx, booking, cancellation);
  await ctx.trips.cancelTrips(ctx, booking.id, { legs: cancellation.legs, code: action.code });
  await ctx.trips.releaseHolds(ctx, booking.id, cancellation.isWhole ? undefined : legs);
  await withdrawChanges(ctx.db, booking.id, nameOfActor(ctx.actor), ctx.now);
  const fee = { from: booking.feeCents, to: feesOf(booking, cancellation), reason: action.code };
  await recordAmount(ctx, booking, "fee_changed", fee);
  if (cancellation.isWhole) await cancelWhole(ctx, booking, cancellation, action);
  else await cancelSome(ctx, booking, cancellation);

  await ctx.emit({
    type: "booking.cancelled",
    reference: booking.reference,
    code: action.code,
    legs,
    isWhole: cancellation.isWhole,
    feeCents: cancellation.fee,
    refundCents: cancellation.refund,
    claimedCents: cancellation.claimed,
    isByUs: action.isOurTeam,
    ...(action.quoteEnd && { quoteEnd: action.quoteEnd }),
  });
  await askForMoney(ctx, booking, cancellation, action);
  return accept(cancellation);
}

const feesOf = (booking: BookingRow, cancellation: Cancellation): number => booking.feeCents + cancellation.fee;

async function cancelWhole(ctx: Context, booking: BookingRow, cancellation: Cancellation, action: CancelAction) {
  const moved = await moveBooking(ctx, {
    id: booking.id,
    to: "cancelled",
    reason: action.code,
    changes: {
      feeCents: feesOf(booking, cancellation),
      cancelledAt: ctx.now,
      cancelledReason: action.code,
      holdUntil: null,
      amendment: "none",
      calendarSequence: booking.calendarSequence + 1,
    },
  });
  if (!moved.ok) throw new Error(`${booking.reference} could not be cancelled: ${moved.reason}`);
}

/** The booking then describes what is left, with a price line for what was cancelled. */
async function cancelSome(ctx: Context, booking: BookingRow, cancellation: Cancellation): Promise<void> {
  const left = (await findLegs(ctx.db, booking.id)).filter(({ state }) => state !== "cancelled");
  await takeOffPrice(ctx, booking, cancellation);
  if (booking.totalCents !== null)
    await recordAmount(ctx, booking, "price_changed", { from: booking.totalCents, to: cancellation.owed });
  const changes: BookingChanges = {
    ...placesOf(left),
    ...(booking.totalCents !== null && { totalCents: cancellation.owed }),
    feeCents: feesOf(booking, cancellation),
    amendment: "none",
    calendarSequence: booking.calendarSequence + 1,
  };
  await changeRow(ctx, booking, { ...changes, vatCents: await vatOfItems(ctx, { ...booking, ...changes }) });
  const isDriven = progressOf(left.map(({ state }) => state)) === "completed";
  if (booking.state === "in_progress" && isDriven) await moveBooking(ctx, { id: booking.id, to: "completed" });
}

/** The times follow automatically. */
const placesOf = ([first]: readonly LegRow[]): BookingChanges =>
  first ? { pickupLocation: first.pickupLocation, destination: first.destination } : {};

async function takeOffPrice(ctx: Context, booking: BookingRow, { legs }: Cancellation): Promise<void> {
  const items = await findItems(ctx.db, booking.id);
  const last = Math.max(0, ...items.map(({ position }) => position));
  const less = legs.filter(({ price, fee }) => price > fee);
  await insertItems(
    ctx.db,
    less.map(({ leg, price, fee }, index) => ({
      id: ctx.newId(),
      bookingId: booking.id,
      position: last + index + 1,
      leg,
      code: "cancelled",
      text: leg === 1 ? "Outbound trip cancelled" : "Return trip cancelled",
      amountCents: fee - price,
      vatCode: items.find((item) => item.leg === leg)?.vatCode ?? "EX12G",
    })),
  );
}

/** The VAT in a booking’s current total. */
export async function vatOfItems(
  ctx: Context,
  { id, serviceType, totalCents }: Pick<BookingRow, "id" | "serviceType" | "totalCents">,
): Promise<number> {
  const items = await findItems(ctx.db, id);
  const lines = items.map(({ amountCents, vatCode }) => ({ amount: cents(amountCents), vat: vatCode }));
  return vatOf(ctx, { service: serviceType, total: totalCents, lines }, await findSettings(ctx.db));
}

async function askForMoney(ctx: Context, booking: BookingRow, cancellation: Cancellation, action: CancelAction) {
  const { legs, fee, refund, claimed, hasClaim } = cancellation;
  const key = `cancel:${booking.reference}:${legs.map(({ leg }) => leg).join("+")}`;
  const input = {
    type: "refund.due",
    reference: booking.reference,
    reasonCode: action.code,
    hoursBefore: Math.min(...legs.map(({ hoursBefore }) => hoursBefore)),
    documentId: action.documentId ?? null,
  } as const;
  if (refund > 0) await ctx.emit({ ...input, key, amountCents: refund, feeCents: fee, isWithinPolicy: true });
  if (claimed > 0)
    await ctx.emit({ ...input, key: `${key}:claim`, amountCents: claimed, feeCents: 0, isWithinPolicy: false });
  // Nothing was paid that could be refunded, but the fee itself may be waived.
  if (hasClaim && claimed === 0)
    await ctx.emit({
      type: "task.wanted",
      kind: "waive_fee",
      subjectKind: "booking",
      subjectId: booking.reference,
      title: `${booking.reference}: decide whether the cancellation fee is waived (${action.code})`,
      dueAt: null,
    });
}
