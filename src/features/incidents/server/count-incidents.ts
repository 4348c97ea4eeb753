import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { countOpen } from "./views.ts";

/** The open work in each tab. */
export const countIncidents = async (ctx: Context) => accept(await countOpen(ctx.db));
