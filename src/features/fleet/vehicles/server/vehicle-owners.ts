import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOwners } from "./views.ts";

/** Possible owners other than us. */
export const vehicleOwners = async (ctx: Context) => accept({ owners: await findOwners(ctx.db) });
