import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { dealsContract } from "../contract.ts";
import { findForecast } from "./views.ts";

/** Sums the open deals month by month. */
export async function dealForecast(ctx: Context, { owner }: ParsedOf<typeof dealsContract.dealForecast>) {
  return accept({ months: await findForecast(ctx.db, owner === "me" ? personAsking(ctx.actor) : owner) });
}
