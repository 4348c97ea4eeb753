import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "./views.ts";

export async function companyDetails(ctx: Context) {
  return accept(await findCompany(ctx.db));
}
