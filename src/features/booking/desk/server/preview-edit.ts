import { isSmallChange } from "#domain/booking/booking-change.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findReplaced } from "../../server/invoice-views.ts";
import type { bookingDeskContract } from "../contract.ts";
import { type PricedEdit, priceEdit, readEdit } from "./read-edit.ts";
import { findBookingRow } from "./views.ts";

/** An edit’s effect on the price, in advance. Nothing is written. */
export async function previewEdit(ctx: Context, input: ParsedOf<typeof bookingDeskContract.previewEdit>) {
  const row = await findBookingRow(ctx.db, input.id);
  if (!row) return refuse("not_found");
  const change = await readEdit(ctx, row, input);
  if (!change.ok) return change;
  if (isSmallChange(change.value))
    return accept({ is_moved: false, after_cents: row.totalCents, trace: [], replaced_invoice: null });
  const edit = await priceEdit(ctx, row, change.value);
  const after = edit.totalCents ?? null;
  return accept({
    is_moved: true,
    after_cents: after,
    trace: traceOf(edit),
    replaced_invoice: after === null ? null : await findReplaced(ctx.db, row, after),
  });
}

/** The tariff’s steps and any agreed difference, so that they add up. */
function traceOf({ pricing, totalCents }: PricedEdit) {
  const { total, trace } = pricing.priced.price;
  const steps = trace.map((one) => ({
    text: countedText({ ...one, amount: one.delta }),
    rule: one.rule,
    delta_cents: Number(one.delta),
  }));
  const beside = typeof totalCents === "number" && total !== null ? totalCents - total : 0;
  return beside === 0 ? steps : [...steps, { text: "Agreed price", rule: "agreed", delta_cents: beside }];
}
