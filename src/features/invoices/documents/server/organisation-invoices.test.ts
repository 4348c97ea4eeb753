import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";

const anInvoice = (number: string, changes: Partial<typeof invoices.$inferInsert> = {}) => ({
  id: newId(),
  number,
  state: "issued" as const,
  buyerName: "Thandi Mokoena",
  buyerEmail: "thandi@example.com",
  totalCents: 115_000,
  vatCents: 15_000,
  issuedAt: testNow,
  dueOn: "2026-12-20",
  createdAt: testNow,
  ...changes,
});

const numbersOf = async (request: ReturnType<typeof myInvoices>) => {
  const answer = await request;
  return answer.ok ? answer.value.invoices.map(({ number }) => number) : [];
};

async function insertOrganisation(ctx: Context) {
  const id = newId();
  await ctx.db.insert(organisations).values({ id, kind: "corporate", name: "Blue Crane", createdAt: testNow });
  return id;
}

test("an organisation's invoices are seen by its members", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "corporate@example.com" });
    const other = await askingAs(ctx, { email: "other@example.com" });
    const organisationId = await insertOrganisation(ctx);
    await ctx.db.insert(organisationMembers).values({ organisationId, userId: me.userId });
    await ctx.db.insert(invoices).values(anInvoice("INV-2026-00001", { organisationId }));
    expect(await numbersOf(organisationInvoices(me, {}))).toEqual(["INV-2026-00001"]);
    expect(await numbersOf(organisationInvoices(other, {}))).toEqual([]);
  }));
