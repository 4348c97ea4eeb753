import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { dealsContract } from "../contract.ts";
import { checkParties } from "./check-parties.ts";
import { editDeal, lockedDeal } from "./move-deal.ts";

/** Saves the facts of a deal; its stage is moved, not saved. */
export async function saveDeal(ctx: Context, input: ParsedOf<typeof dealsContract.saveDeal>) {
  const deal = await lockedDeal(ctx, input);
  if (!deal.ok) return deal;
  const wrong = await checkParties(ctx, input);
  if (wrong) return wrong;

  const { title, note, value_cents, probability, expected_on, person_id, organisation_id, owner_id } = input;
  const { id, state, version } = await editDeal(ctx, deal.value, {
    title,
    note,
    probability,
    valueCents: value_cents,
    expectedOn: localDate(expected_on),
    personId: person_id,
    organisationId: organisation_id,
    ownerId: owner_id,
  });
  const details = { value_cents, probability, expected_on };
  await recordAudit(ctx, { action: "deal.changed", subject: { kind: "deal", id }, details });
  return accept({ id, state, version });
}
