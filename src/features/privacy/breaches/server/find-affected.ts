import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { countAffected } from "./affected-views.ts";

/** How many people match the criteria, before any are added. */
export const findAffected = async (ctx: Context, criteria: ParsedOf<typeof breachesContract.findAffected>) =>
  accept({ count: await countAffected(ctx.db, criteria) });
