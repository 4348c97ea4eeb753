import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertCompany } from "../../server/company-store.ts";
import { isNameTaken } from "../../server/company-views.ts";
import type { companyRecordContract } from "../contract.ts";

/** Creates a company without an account, which is granted once its terms are agreed. */
export async function createCompany(ctx: Context, input: ParsedOf<typeof companyRecordContract.createCompany>) {
  if (await isNameTaken(ctx.db, input.name)) return refuse("name_taken");
  const id = await ctx.organisations.create(ctx, {
    kind: "corporate",
    name: input.name,
    registrationNumber: input.registration_number,
  });
  await insertCompany(ctx.db, { organisationId: id, createdAt: ctx.now, updatedAt: ctx.now });
  await recordAudit(ctx, {
    action: "company.created",
    subject: { kind: "organisation", id },
    details: { name: input.name },
  });
  return accept({ id });
}
