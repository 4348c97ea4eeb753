import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { CompanyDetails } from "../contract.ts";
import { saveCompany } from "./store.ts";
import { findCompany } from "./views.ts";

/** Changes how the company is reached; every public page shows it, so all are rendered again. */
export async function saveCompanyDetails(ctx: Context, details: CompanyDetails) {
  const before = await findCompany(ctx.db);
  await saveCompany(ctx.db, details, ctx.now);
  await recordAudit(ctx, {
    action: "company.saved",
    subject: { kind: "settings", id: "contact" },
    details: { before, after: details },
  });
  await ctx.touchSite();
  return accept(details);
}
