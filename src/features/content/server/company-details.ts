import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "./views.ts";

/** Tells how the company is reached. */
export async function companyDetails(ctx: Context) {
  return accept(await findCompany(ctx.db));
}
