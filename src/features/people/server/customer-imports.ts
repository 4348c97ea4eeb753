import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findImportRuns } from "#platform/imports/run-import.ts";
import { ofCustomers } from "./judge-customers.ts";

export const customerImports = async (ctx: Context) => accept({ runs: await findImportRuns(ctx, ofCustomers) });
