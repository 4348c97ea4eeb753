import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readTable, type TableProblem } from "#platform/imports/read-table.ts";
import { isListOpen } from "./describe-list.ts";
import { findDrives, findListedBooking } from "./views.ts";

type ListFile = { readonly bookingId: string; readonly content: string };
type Refusal = "not_found" | "over" | TableProblem;

/** The cells of a file, as text, as long as the list may be changed. The screen compares them with the list. */
export async function readListFile(
  ctx: Context,
  { bookingId, content }: ListFile,
): Promise<Result<{ table: string[][] }, Refusal>> {
  const booking = await findListedBooking(ctx.db, bookingId);
  if (!booking) return refuse("not_found");
  if (!isListOpen(booking, await findDrives(ctx.db, bookingId), ctx.now)) return refuse("over");
  const table = await readTable(Buffer.from(content, "base64"));
  return table.ok ? accept({ table: table.value }) : table;
}
