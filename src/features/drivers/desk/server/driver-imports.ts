import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findImportRuns } from "#platform/imports/run-import.ts";
import { ofDrivers } from "./judge-drivers.ts";

export const driverImports = async (ctx: Context) => accept({ runs: await findImportRuns(ctx, ofDrivers) });
