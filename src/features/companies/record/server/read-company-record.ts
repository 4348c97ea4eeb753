import { standingOf } from "#domain/corporate/account-standing.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findAccountFacts, findCompany, findMembers } from "../../server/company-views.ts";
import { describeTerms } from "../../server/describe-terms.ts";

/** A company’s record, for our team. */
export async function readCompanyRecord(ctx: Context, { organisation_id: id }: { organisation_id: string }) {
  const company = await findCompany(ctx.db, id);
  const facts = company && (await findAccountFacts(ctx.db, id, ctx.now));
  if (!company || !facts) return refuse("not_found");
  return accept({
    id,
    version: company.account.version,
    standing: standingOf(facts),
    owed_cents: facts.owedCents,
    terms: describeTerms(company),
    members: await findMembers(ctx.db, id),
  });
}
