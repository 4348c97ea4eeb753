import { isStaff, nameOfActor } from "#domain/account/roles.ts";
import {
  type Change,
  changeAnswerMinutes,
  changeBetween,
  checkChange,
  concernsWayThere,
  isSmallChange,
  mayChange,
} from "#domain/booking/booking-change.ts";
import { seasonProblem } from "#domain/booking/tour-season.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes, localDateOf, localTimeOf, momentOf } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { BookingChange, ChangeOffer } from "../../change-contract.ts";
import { findReplaced } from "../../money/server/invoice-views.ts";
import { applyChange } from "../../server/apply-change.ts";
import { decideChangeRow, insertChange } from "../../server/change-store.ts";
import { findChange } from "../../server/change-views.ts";
import { beforeOf, keptChange, unpriced, valuesOf } from "../../server/describe-change.ts";
import { type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { type PricedChange, priceChange } from "../../server/price-change.ts";
import type { selfServiceContract } from "../contract.ts";
import { openBooking } from "./open-booking.ts";
import { describeMyBooking } from "./read-my-booking.ts";

/** Tells what a change would cost and whether it holds at once. */
export async function previewChange(ctx: Context, asked: ParsedOf<typeof selfServiceContract.previewChange>) {
  const opened = await openBooking(ctx, { reference: asked.reference, code: asked.code ?? null });
  if (!opened.ok) return opened;
  const change = readChange(ctx, opened.value, asked.change);
  if (!change.ok) return change;
  const weighed = await priceChange(ctx, opened.value, change.value);
  return accept(await offerOf(ctx, opened.value, change.value, weighed));
}

/** Changes a booking: at once where nobody needs to be asked, else as a proposal that leaves it is. */
export async function changeBooking(ctx: Context, asked: ParsedOf<typeof selfServiceContract.changeBooking>) {
  const opened = await openBooking(ctx, { reference: asked.reference, code: asked.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  if (!booking) return refuse("not_found");
  if (booking.version !== asked.version) return changedMeanwhile(ctx, booking);

  const change = readChange(ctx, booking, asked.change);
  if (!change.ok) return change;
  const weighed = await priceChange(ctx, booking, change.value);
  const offer = await offerOf(ctx, booking, change.value, weighed);
  if (offer.difference_cents !== null && offer.difference_cents !== (asked.expected_difference_cents ?? 0))
    return refuse("price_changed", { offer });

  const changeId = ctx.newId();
  const isApplied = weighed.outcome === "applies_at_once";
  await insertChange(ctx.db, rowOf(ctx, booking, { changeId, change: change.value, weighed, note: asked.note }));
  if (!isApplied) {
    await propose(ctx, booking, changeId);
    return accept({ outcome: "proposed", change_id: changeId } as const);
  }
  const amendment = booking.amendment === "rejected" ? "none" : booking.amendment;
  const applied = await applyChange(ctx, booking, { change: change.value, weighed, changeId, amendment });
  // Somebody took the vehicle between the look and the grasp.
  if (!applied.ok) return changedMeanwhile(ctx, booking);
  return accept({ outcome: "applied", change_id: changeId } as const);
}

const changedMeanwhile = async (ctx: Context, booking: BookingRow) =>
  refuse("changed_meanwhile", { booking: await describeMyBooking(ctx, booking) });

type ReadRefusal =
  | NonNullable<ReturnType<typeof checkChange>>
  | "not_possible"
  | "out_of_season"
  | "nothing_changed"
  | "change_waiting"
  | "under_way";

/** What really differs, or why it cannot be asked for. */
function readChange(ctx: Context, booking: BookingRow, asked: BookingChange): Result<Change, ReadRefusal> {
  if (!mayChange(booking.state)) return refuse("not_possible");
  const change = changeBetween(booking, wishOf(booking, asked));
  if (Object.keys(change).length === 0) return refuse("nothing_changed");
  if (booking.amendment === "proposed_by_customer" && !isSmallChange(change)) return refuse("change_waiting");
  if (booking.pickupAt <= ctx.now && concernsWayThere(change)) return refuse("under_way");
  const refusal = checkChange(booking, change, ctx.now);
  if (refusal) return refuse(refusal);
  const season = isStaff(ctx.actor) ? null : newSeasonProblem(booking, change);
  return season ? refuse("out_of_season", { season }) : accept(change);
}

/** Only another date can be out of season: what our team agreed to stays agreed, and so does its time of day. */
function newSeasonProblem(booking: BookingRow, { pickupAt }: Change): string | null {
  if (!pickupAt || localDateOf(pickupAt) === localDateOf(booking.pickupAt)) return null;
  const { serviceType, offer, destination } = booking;
  return seasonProblem({ service: serviceType, offer, destination }, localDateOf(pickupAt));
}

function wishOf(booking: BookingRow, asked: BookingChange): Change {
  const { pickup_date, pickup_time, return_date, return_time } = asked;
  const returnDate = return_date ?? (booking.returnAt && localDateOf(booking.returnAt));
  const returnTime = return_time ?? (booking.returnAt ? localTimeOf(booking.returnAt) : defaultPickupTime);
  const wish: { [K in keyof Change]: Change[K] | undefined } = {
    pickupAt: momentOf(pickup_date ?? localDateOf(booking.pickupAt), pickup_time ?? localTimeOf(booking.pickupAt)),
    returnAt: returnDate ? momentOf(returnDate, returnTime) : booking.returnAt,
    pickupLocation: asked.pickup_location,
    destination: asked.destination,
    passengers: asked.passengers,
    bags: asked.bags,
    childSeats: asked.child_seats,
    extraStops: asked.extra_stops,
    flightNumber: asked.flight_number,
    specialRequirements: asked.special_requirements,
    phone: asked.phone,
    firstName: asked.first_name,
    lastName: asked.last_name,
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

const offerOf = async (
  ctx: Context,
  booking: BookingRow,
  change: Change,
  weighed: PricedChange,
): Promise<ChangeOffer> => ({
  outcome: weighed.outcome,
  values: valuesOf(beforeOf(booking, change), keptChange(change)),
  difference_cents: booking.totalCents === null || isSmallChange(change) ? 0 : weighed.differenceCents,
  new_total_cents: isSmallChange(change) ? booking.totalCents : weighed.totalCents,
  answer_due_at: weighed.outcome === "needs_office" ? answerDue(ctx.now).toISOString() : null,
  replaced_invoice: isSmallChange(change) ? null : await findReplaced(ctx.db, booking, weighed.totalCents),
  version: booking.version,
});

const answerDue = (now: Date): Date => addMinutes(now, changeAnswerMinutes);

type Asked = {
  readonly changeId: string;
  readonly change: Change;
  readonly weighed: PricedChange;
  readonly note: string;
};

function rowOf(ctx: Context, booking: BookingRow, { changeId, change, weighed, note }: Asked) {
  const isApplied = weighed.outcome === "applies_at_once";
  const isPriced = isSmallChange(change) || weighed.differenceCents !== null;
  return {
    id: changeId,
    bookingId: booking.id,
    state: isApplied ? ("applied" as const) : ("proposed" as const),
    proposedBy: nameOfActor(ctx.actor),
    before: beforeOf(booking, change),
    after: { ...keptChange(change), ...(!isPriced && unpriced) },
    differenceCents: isSmallChange(change) ? 0 : (weighed.differenceCents ?? 0),
    note,
    createdAt: ctx.now,
    ...(isApplied && { decidedBy: "system", decidedAt: ctx.now }),
  };
}

async function propose(ctx: Context, booking: BookingRow, changeId: string): Promise<void> {
  await updateBooking(ctx.db, booking.id, {
    amendment: "proposed_by_customer",
    version: booking.version + 1,
    updatedAt: ctx.now,
  });
  await ctx.emit({ type: "booking.change_proposed", reference: booking.reference, changeId });
  await ctx.emit({
    type: "task.wanted",
    kind: "answer_change",
    subjectKind: "booking_change",
    subjectId: changeId,
    title: `${booking.reference}: answer the customer's change`,
    dueAt: answerDue(ctx.now).toISOString(),
  });
}

/** Takes a proposal back; the booking was never touched by it. */
export async function withdrawChange(ctx: Context, asked: ParsedOf<typeof selfServiceContract.withdrawChange>) {
  const opened = await openBooking(ctx, { reference: asked.reference, code: asked.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  const change = await findChange(ctx.db, asked.change_id);
  if (!booking || change?.bookingId !== booking.id) return refuse("not_found");
  const by = { decidedBy: nameOfActor(ctx.actor), decidedAt: ctx.now };
  if (!(await decideChangeRow(ctx.db, change.id, { state: "withdrawn", answer: "", ...by })))
    return refuse("not_possible");
  await updateBooking(ctx.db, booking.id, { amendment: "none", version: booking.version + 1, updatedAt: ctx.now });
  return accept({});
}
