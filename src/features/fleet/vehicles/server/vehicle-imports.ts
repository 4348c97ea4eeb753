import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findImportRuns } from "#platform/imports/run-import.ts";
import { ofVehicles } from "./judge-vehicles.ts";

/** The latest imports of vehicles. */
export const vehicleImports = async (ctx: Context) => accept({ runs: await findImportRuns(ctx, ofVehicles) });
