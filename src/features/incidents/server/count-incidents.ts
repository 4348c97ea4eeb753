import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { countOpen } from "./views.ts";

/** How much there is to do in each part of the page. */
export const countIncidents = async (ctx: Context) => accept(await countOpen(ctx.db));
