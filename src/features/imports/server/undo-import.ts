import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { undoImportRun } from "#platform/imports/undo-run.ts";
import type { importsContract } from "../contract.ts";
import { findImportedBookings, findTouchedBookings } from "./views.ts";

/** By our team; a company’s own user undoes the imports of their own. A refusal names the bookings that have moved on. */
export async function undoImport(ctx: Context, { id }: ParsedOf<typeof importsContract.undoImport>) {
  const bookings = await findImportedBookings(ctx.db, id);
  const touched = bookings.length > 0 ? await findTouchedBookings(ctx.db, id) : [];
  const undone = await undoImportRun(ctx, {
    id,
    mayUndo: ({ createdBy }) =>
      mayDo("import_records", partiesOf(ctx.actor), "other") ||
      (ctx.actor.kind === "person" && createdBy === ctx.actor.userId),
    isTouched: touched.length > 0,
  });
  if (!undone.ok) return undone.reason === "changed_since" ? refuse("changed_since", { records: touched }) : undone;
  if (bookings.length > 0)
    await ctx.emit({
      type: "bookings.unimported",
      ids: bookings.map((one) => one.id),
      references: bookings.map(({ reference }) => reference),
    });
  return undone;
}
