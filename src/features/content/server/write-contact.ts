import { companyDetailsOf } from "#domain/company/contact-details.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { CompanyDetails } from "../contract.ts";
import { lockCompany, saveCompany } from "./store.ts";

/** Changes how the company is reached, as a new version; every public page shows it, so all are rendered again. */
export async function writeContact(
  ctx: Context,
  details: CompanyDetails,
  putBackOf: number | null = null,
): Promise<void> {
  const before = await lockCompany(ctx.db);
  await saveCompany(ctx.db, details, ctx.now);
  await ctx.contact.keepVersion(ctx, { details, before, putBackOf });
  await recordAudit(ctx, {
    action: putBackOf === null ? "company.saved" : "settings.put_back",
    subject: { kind: "settings", id: "contact" },
    details: { before: companyDetailsOf(before?.details ?? {}), after: details },
  });
  await ctx.touchSite();
}
