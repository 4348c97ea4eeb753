import { standingOf } from "#domain/corporate/account-standing.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findAccountFacts, findCompany } from "../../server/company-views.ts";
import { describeTerms } from "../../server/describe-terms.ts";
import { openCompany } from "../../server/open-company.ts";
import { countApprovers, sumSpend } from "./views.ts";

/** A company’s account as its users see it, with the facts that each booking needs. */
export async function myCompany(ctx: Context) {
  const opened = await openCompany(ctx, null);
  if (!opened.ok) return opened;
  const { id, mayChange } = opened.value;
  const [matches, facts] = [await findCompany(ctx.db, id), await findAccountFacts(ctx.db, id, ctx.now)];
  if (!matches || !facts) return refuse("not_found");
  const terms = describeTerms(matches);
  const { hours_from: from, hours_until: until } = terms;
  return accept({
    id,
    name: terms.name,
    may_change: mayChange,
    standing: standingOf(facts),
    owed_cents: facts.owedCents,
    credit_limit_cents: terms.credit_limit_cents,
    terms_days: terms.terms_days,
    requires_po: terms.requires_po,
    requires_cost_centre: terms.requires_cost_centre,
    cost_centres: terms.cost_centres,
    services: terms.services,
    hours: from && until ? { from, until } : null,
    booking_limit_cents: terms.booking_limit_cents,
    approvers: await countApprovers(ctx.db, id),
    month_budget_cents: terms.month_budget_cents,
    spend_cents: await sumSpend(ctx.db, id, monthAround(localDateOf(ctx.now))),
  });
}
