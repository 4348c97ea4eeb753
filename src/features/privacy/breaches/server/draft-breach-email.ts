import { draftForPeople, draftForRegulator, missingForEmail } from "#domain/privacy/breach.ts";
import { accept, refuse } from "#domain/result.ts";
import { isLocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSettings } from "../../server/views.ts";
import type { breachesContract } from "../contract.ts";
import { type BreachRecord, findBreach } from "./views.ts";

type Input = ParsedOf<typeof breachesContract.draftBreachEmail>;

/**
 * Drafts the notice to the Information Regulator or the email to the affected people, for a colleague to
 * review.
 */
export async function draftBreachEmail(ctx: Context, { breach_id, to }: Input) {
  const record = await findBreach(ctx.db, breach_id);
  if (!record) return refuse("not_found");
  const { company } = await findSettings(ctx.db);
  const sender = { company: company.legalName, officer: company.informationOfficer };
  const facts = breachFacts(record.breach);
  const draft = to === "people" ? draftForPeople(facts, sender) : draftForRegulator(facts, sender, record.people);
  return accept({ ...draft, is_complete: !missingForEmail(facts) });
}

export const breachFacts = ({ happenedOn, ...breach }: BreachRecord["breach"]) => ({
  ...breach,
  happenedOn: happenedOn !== null && isLocalDate(happenedOn) ? happenedOn : null,
});
