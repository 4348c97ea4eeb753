import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findBrand } from "./views.ts";

export async function siteBrand(ctx: Context) {
  return accept(await findBrand(ctx.db));
}
