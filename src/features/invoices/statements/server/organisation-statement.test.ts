import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import {
  anAccountWithInvoices as anAccount,
  aStatementInvoice as anInvoice,
  october,
  onDay as on,
} from "#testing/builders/money/an-account-with-invoices.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myStatement } from "./my-statement.ts";
import { organisationStatement } from "./organisation-statement.ts";

test("a person gets their own by a confirmed address, a member their organisation's, and no one anyone else’s", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    const organisationId = newId();
    await ctx.db
      .insert(organisations)
      .values({ id: organisationId, kind: "hotel", name: "Lantern", createdAt: testNow });
    const member = await askingAs(ctx, { email: "member@example.com", roles: ["hotel"] });
    await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
    expect(await organisationStatement(member, { ...october, format: "pdf" })).toMatchObject({ reason: "not_found" });
    await ctx.db.insert(invoices).values(anInvoice("INV-2026-00008", on("2026-10-06"), 5_000, { organisationId }));
    expect(await organisationStatement(member, { ...october, format: "pdf" })).toMatchObject({ ok: true });
    expect(
      await myStatement(await askingAs(ctx, { email: "thandi@example.com" }), { ...october, format: "pdf" }),
    ).toMatchObject({
      ok: true,
    });
    const unsure = await askingAs(ctx, { email: "pieter@example.com", emailConfirmedAt: null });
    expect(await myStatement(unsure, { ...october, format: "pdf" })).toMatchObject({ reason: "not_found" });
    expect(await organisationStatement(unsure, { ...october, format: "pdf" })).toMatchObject({ reason: "not_found" });
  }));
