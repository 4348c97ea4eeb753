import { type Change, mayChange } from "#domain/booking/booking-change.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { applyChange } from "../../server/apply-change.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { recordChange } from "../../server/record-change.ts";
import { whyUnchanged } from "../../server/why-unchanged.ts";
import type { bookingDeskContract } from "../contract.ts";
import { type PricedEdit, priceEdit, readEdit } from "./read-edit.ts";

type EditInput = ParsedOf<typeof bookingDeskContract.editBooking>;

/** Changes a booking’s facts, including some that customers can’t change. On request it is priced again. */
export async function editBooking(ctx: Context, input: EditInput) {
  const seen = await lockCurrent(ctx, input);
  if (!seen.ok) return seen;
  const row = seen.value;
  if (!mayChange(row.state)) return refuse("not_possible");
  const change = await readEdit(ctx, row, input);
  if (!change.ok) return change;
  if (Object.keys(change.value).length === 0) return accept(doneWith(row));

  const { pricing, ...price } = await priceEdit(ctx, row, change.value);
  const edit = input.reprices ? { pricing, ...price } : { pricing };
  const changeId = ctx.newId();
  await record(ctx, row, { changeId, change: change.value, edit, reason: input.reason });
  const isByTariff = edit.totalCents !== undefined && row.overrideReason !== null;
  const applied = await applyChange(ctx, row, {
    change: change.value,
    priced: pricing.priced,
    settings: pricing.settings,
    ...(edit.totalCents !== undefined && { totalCents: edit.totalCents }),
    ...(isByTariff && { terms: { overrideReason: null, overriddenBy: null } }),
    changeId,
    reason: input.reason,
  });
  if (!applied.ok) return whyUnchanged(applied);
  return accept(doneWith(applied.value));
}

type Edited = {
  readonly changeId: string;
  readonly change: Change;
  readonly edit: PricedEdit;
  readonly reason: string;
};

async function record(ctx: Context, row: BookingRow, { changeId, change, edit, reason }: Edited): Promise<void> {
  const differenceCents = differenceOf(row, edit);
  await recordChange(ctx, row, { changeId, change, differenceCents, note: reason, decidedBy: "team" });
  await recordAction(ctx, row, { action: "edited", reason, details: { changed: Object.keys(change) } });
}

function differenceOf(row: BookingRow, { pricing, totalCents }: PricedEdit): number | null {
  if (totalCents === undefined) return 0;
  return row.totalCents === null || totalCents === null ? pricing.differenceCents : totalCents - row.totalCents;
}
