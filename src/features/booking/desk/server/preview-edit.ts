import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findReplaced } from "../../money/server/invoice-views.ts";
import type { bookingDeskContract } from "../contract.ts";
import { readEdit } from "./read-edit.ts";
import { findBookingRow } from "./views.ts";

/** What an edit would do to the price, before it is done. Nothing is written. */
export async function previewEdit(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.previewEdit>) {
  const row = await findBookingRow(ctx.db, asked.id);
  if (!row) return refuse("not_found");
  const edited = await readEdit(ctx, row, asked);
  if (!edited.ok) return edited;
  const price = edited.value?.priced.price;
  return accept({
    is_moved: edited.value !== null,
    after_cents: price ? price.total : row.totalCents,
    trace: (price?.trace ?? []).map(({ text, rule, delta }) => ({ text, rule, delta_cents: delta })),
    replaced_invoice: price ? await findReplaced(ctx.db, row, price.total) : null,
  });
}
