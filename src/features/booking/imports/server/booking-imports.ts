import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findImportRuns } from "#platform/imports/run-import.ts";
import { ofBookings } from "./judge-bookings.ts";

export const bookingImports = async (ctx: Context) => accept({ runs: await findImportRuns(ctx, ofBookings) });
