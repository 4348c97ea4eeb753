import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import type { EventOf } from "#domain/events.ts";
import { cents, zero } from "#domain/money/money.ts";
import { taxOn } from "#domain/money/vat.ts";
import { commissionBase, commissionOn } from "#domain/partner/commission-base.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import {
  type CommissionRow,
  insertCommission,
  lockCommissionsOf,
  updateCommission,
} from "../../server/commission-store.ts";
import { commissionMover } from "../../server/move-commission.ts";
import {
  type EarningRow,
  findEarningBooking,
  findEarningItems,
  findEarningTrips,
  findSettings,
} from "./earning-views.ts";
import { recordAttribution } from "./record-attribution.ts";

/** Confirmed bookings that have been or may still be driven. */
const counting: readonly BookingState[] = ["confirmed", "in_progress", "completed", "closed"];
/** A commission that is on no statement yet follows its booking. */
const open: readonly CommissionRow["state"][] = ["pending", "earned", "approved"];
const mainKey = "booking";

type Report = { readonly reference: string };

/** Recalculates a booking’s commission after a confirmation, change, cancellation, no-show, refund or credit. */
export async function settleCommission(ctx: Context, { reference }: Report): Promise<void> {
  await settle(ctx, await findEarningBooking(ctx.db, { reference }));
}

/** The last drop-off earns it. */
export async function earnCommission(
  ctx: Context,
  { bookingId }: Pick<EventOf<"trip.ended" | "trip.abandoned">, "bookingId">,
): Promise<void> {
  await settle(ctx, await findEarningBooking(ctx.db, { bookingId }));
}

async function settle(ctx: Context, booking: EarningRow | undefined): Promise<void> {
  if (!booking || booking.isTest || booking.partnerId === null || booking.appliedRate <= 0) return;
  const due = await amountDue(ctx, booking);
  await openCommission(ctx, booking, due);
  const rows = await lockCommissionsOf(ctx.db, booking.id);
  const main = rows.find(({ sourceKey }) => sourceKey === mainKey);
  if (!main || main.state === "reversed") return;
  if (!open.includes(main.state)) return correct(ctx, booking, { rows, due });

  if (due.amount === 0) return reverse(ctx, main, `Nothing is due: the booking is ${booking.state.replace("_", " ")}`);
  if (due.amount !== main.amountCents || due.base !== main.baseCents)
    await updateCommission(ctx.db, main.id, { amountCents: due.amount, baseCents: due.base, updatedAt: ctx.now });
  if (main.state === "pending" && due.isDriven)
    await commissionMover.move(ctx, {
      id: main.id,
      to: "earned",
      reason: "last drop-off",
      changes: { earnedOn: localDateOf(due.endedAt ?? ctx.now) },
    });
}

/** The commission now due for this booking, and whether it is completed. */
async function amountDue(ctx: Context, booking: EarningRow) {
  const earningTrips = await findEarningTrips(ctx.db, booking.id);
  const isDriven = progressOf(earningTrips.map(({ state }) => state)) === "completed";
  const endedAt = earningTrips.filter(({ state }) => state === "completed").at(-1)?.plannedEnd;
  if (!counting.includes(booking.state) && !isDriven) return { base: zero, amount: zero, isDriven: false, endedAt };
  const { tax } = await findSettings(ctx.db);
  const base = commissionBase(
    {
      totalCents: booking.totalCents ?? 0,
      isTour: booking.serviceType === "day_tour",
      items: await findEarningItems(ctx.db, booking.id),
      legs: legsOf(earningTrips),
    },
    taxOn(tax, localDateOf(booking.createdAt)),
  );
  return { base, amount: commissionOn(base, booking.appliedRate), isDriven, endedAt };
}

type Due = Awaited<ReturnType<typeof amountDue>>;

/** A leg with several vehicles counts as driven if one of them drove. */
function legsOf(result: Awaited<ReturnType<typeof findEarningTrips>>) {
  const numbers = [...new Set(result.map(({ leg }) => leg))];
  return numbers.map((leg) => {
    const parts = result.filter((one) => one.leg === leg);
    const prices = parts.flatMap(({ priceCents }) => priceCents ?? []);
    return {
      leg,
      priceCents: prices.length > 0 ? prices.reduce((sum, one) => sum + one, 0) : null,
      isDriven: parts.some(({ state }) => state !== "cancelled" && state !== "no_show"),
    };
  });
}

async function openCommission(ctx: Context, booking: EarningRow, { base, amount }: Due): Promise<void> {
  if (amount === 0 || !booking.partnerId) return;
  await recordAttribution(ctx, { type: "booking.created", reference: booking.reference });
  const id = ctx.newId();
  const isNew = await insertCommission(ctx.db, {
    id,
    bookingId: booking.id,
    organisationId: booking.partnerId,
    kind: "commission",
    sourceKey: mainKey,
    state: "pending",
    baseCents: base,
    rate: booking.appliedRate,
    amountCents: amount,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (isNew) await commissionMover.record(ctx, { id, from: null, to: "pending" });
}

async function reverse(ctx: Context, { id }: CommissionRow, reason: string): Promise<void> {
  await commissionMover.move(ctx, { id, to: "reversed", reason });
}

type Known = { readonly rows: readonly CommissionRow[]; readonly due: Due };

/** A line on a statement never changes; later differences are corrected on the next one. */
async function correct(ctx: Context, booking: EarningRow, { rows, due }: Known): Promise<void> {
  // Our team’s decision about a disputed line does not depend on the booking.
  const own = rows.filter(({ sourceKey, state }) => !sourceKey.startsWith("dispute:") && state !== "reversed");
  const openOne = own.find(({ kind, state }) => kind === "correction" && open.includes(state));
  const settled = own.filter((row) => row !== openOne);
  const missing = cents(due.amount - sum(settled.map(({ amountCents }) => amountCents)));
  const baseCents = due.base - sum(settled.map((row) => row.baseCents));
  if (openOne && missing === 0) return reverse(ctx, openOne, "no longer needed");
  if (openOne) return updateCommission(ctx.db, openOne.id, { amountCents: missing, baseCents, updatedAt: ctx.now });
  const partnerId = booking.partnerId;
  if (missing === 0 || !partnerId) return;
  const id = ctx.newId();
  const isNew = await insertCommission(ctx.db, {
    id,
    bookingId: booking.id,
    organisationId: partnerId,
    kind: "correction",
    sourceKey: `change:${settled.length}`,
    state: "earned",
    baseCents,
    rate: booking.appliedRate,
    amountCents: missing,
    note: "The booking has changed since its statement",
    earnedOn: localDateOf(ctx.now),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (isNew) await commissionMover.record(ctx, { id, from: null, to: "earned" });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
