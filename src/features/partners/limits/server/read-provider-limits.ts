import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { limitsContract } from "../contract.ts";
import { describeLimits } from "./describe-limits.ts";
import { isProvider } from "./views.ts";

export async function readProviderLimits(ctx: Context, input: ParsedOf<typeof limitsContract.readProviderLimits>) {
  const { organisation_id: id } = input;
  return (await isProvider(ctx.db, id)) ? accept(await describeLimits(ctx, id)) : refuse("not_found");
}
