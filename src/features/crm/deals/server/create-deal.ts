import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { dealsContract } from "../contract.ts";
import { checkParties } from "./check-parties.ts";
import { insertDeal } from "./deal-store.ts";
import { recordDeal } from "./move-deal.ts";

/** Creates a deal at its first stage. */
export async function createDeal(ctx: Context, input: ParsedOf<typeof dealsContract.createDeal>) {
  const wrong = await checkParties(ctx, input);
  if (wrong) return wrong;

  const id = ctx.newId();
  const state = "contacted" as const;
  const { title, note, value_cents, probability, expected_on, person_id, organisation_id, owner_id } = input;
  await insertDeal(ctx.db, {
    id,
    title,
    note,
    state,
    probability,
    valueCents: value_cents,
    expectedOn: localDate(expected_on),
    personId: person_id,
    organisationId: organisation_id,
    ownerId: owner_id,
    createdBy: personAsking(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordDeal(ctx, { id, from: null, to: state });
  await recordAudit(ctx, { action: "deal.created", subject: { kind: "deal", id }, details: { value_cents } });
  return accept({ id, state, version: 1 });
}
