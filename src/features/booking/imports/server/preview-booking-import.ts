import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { previewOf } from "#platform/imports/judge-import.ts";
import type { bookingImportContract } from "../contract.ts";
import { judgeBookings } from "./judge-bookings.ts";

/** Shows what a file would do, without doing it. */
export async function previewBookingImport(
  ctx: Context,
  { rows }: ParsedOf<typeof bookingImportContract.previewBookingImport>,
) {
  return accept({ rows: (await judgeBookings(ctx, rows)).map(previewOf) });
}
