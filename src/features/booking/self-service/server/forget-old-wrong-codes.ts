import type { Context } from "#platform/context.ts";
import { deleteEndedCodes } from "./code-store.ts";

/** By the clock: anyone may guess at references, and each guess leaves a row. */
export const forgetOldWrongCodes = (ctx: Context): Promise<void> => deleteEndedCodes(ctx.db, ctx.now);
