import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { CompanyDetails } from "../contract.ts";
import { saveCompany } from "./store.ts";

/** Changes how the company is reached; every public page shows it, so all are rendered anew. */
export async function saveCompanyDetails(ctx: Context, details: CompanyDetails) {
  await saveCompany(ctx.db, details, ctx.now);
  await ctx.touchSite();
  return accept(details);
}
