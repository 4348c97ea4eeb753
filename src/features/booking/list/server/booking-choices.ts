import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findChoices } from "./choice-views.ts";

export async function bookingChoices(ctx: Context) {
  return accept(await findChoices(ctx.db));
}
