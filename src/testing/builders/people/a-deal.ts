import { organisations } from "#db/schema/partners.ts";
import { createDeal } from "#features/crm/deals/server/create-deal.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type Input = Parameters<typeof createDeal>[1];

/** The form of a new deal: a contract for staff transport, without a contact yet. */
export const aDeal = (changes: Partial<Input> = {}): Input => ({
  title: "Staff transport for the mall",
  value_cents: 12_000_000,
  probability: 20,
  expected_on: "2026-12-15",
  note: "",
  person_id: null,
  organisation_id: null,
  owner_id: null,
  ...changes,
});

/** Writes a deal, with a company unless `changes` names one. */
export async function givenDeal(ctx: Context, changes: Partial<Input> = {}) {
  const organisation_id = changes.organisation_id ?? newId();
  if (!changes.organisation_id) {
    const company = { kind: "corporate" as const, name: "Canal Mall", createdAt: testNow };
    await ctx.db.insert(organisations).values({ id: organisation_id, ...company });
  }
  const made = await createDeal(ctx, aDeal({ ...changes, organisation_id }));
  if (!made.ok) throw new Error(`The deal was not created: ${made.reason}.`);
  return made.value;
}
