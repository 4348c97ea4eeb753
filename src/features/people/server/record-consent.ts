import { personAsking } from "#domain/account/person-asking.ts";
import { consentWordings } from "#domain/person/consent.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { insertConsent } from "./store.ts";
import { findCustomer } from "./views.ts";

/** A line in the ledger, with the words of today. Nothing in it is ever changed. */
export async function recordConsent(ctx: Context, input: ParsedOf<typeof peopleContract.recordConsent>) {
  const { customer_id: personId, purpose, channel, is_given: isGiven, source } = input;
  if (!(await findCustomer(ctx.db, personId))) return refuse("not_found");
  const wording = consentWordings[purpose];
  await insertConsent(ctx.db, {
    id: ctx.newId(),
    personId,
    purpose,
    channel,
    isGiven,
    wordingVersion: wording.version,
    wording: isGiven ? wording.given : wording.withdrawn,
    source,
    recordedBy: personAsking(ctx.actor),
    at: ctx.now,
  });
  await recordAudit(ctx, {
    action: isGiven ? "customer.consent_given" : "customer.consent_withdrawn",
    subject: { kind: "customer", id: personId },
    details: { purpose, channel, source },
  });
  return accept({});
}
