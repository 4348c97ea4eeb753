import { expect, test } from "vitest";
import { invoiceMoves, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { accountStatement } from "./account-statement.ts";
import { accountStatementFile } from "./account-statement-file.ts";
import { invoiceAccounts } from "./invoice-accounts.ts";
import { myStatement } from "./my-statement.ts";
import { organisationStatement } from "./organisation-statement.ts";
import { sendAccountStatement } from "./send-account-statement.ts";

type Row = typeof invoices.$inferInsert;
const on = (day: string) => new Date(`${day}T10:00:00Z`);
const anInvoice = (number: string, issuedAt: Date, totalCents: number, changes: Partial<Row> = {}) => ({
  ...{ id: newId(), number, state: "sent" as const, totalCents, issuedAt, dueOn: "2026-11-04", createdAt: testNow },
  ...{ buyerName: "Thandi Mokoena", buyerEmail: "thandi@example.com" },
  ...changes,
});
const october = { from: "2026-10-01", until: "2026-10-31" };
const thandi = { account: "customer:thandi@example.com", ...october };

/** R1 000 in September, of which 400 paid; R2 000 in October, of which 300 credited and 100 given up. */
async function anAccount(ctx: Context) {
  const first = anInvoice("INV-2026-00001", on("2026-09-10"), 100_000, { paidCents: 40_000, dueOn: "2026-09-10" });
  const second = anInvoice("INV-2026-00002", on("2026-10-05"), 200_000, { creditedCents: 30_000 });
  const note = anInvoice("CN-2026-00001", on("2026-10-12"), 30_000, { kind: "credit_note", creditsId: second.id });
  const given = anInvoice("INV-2026-00003", on("2026-10-06"), 10_000, { state: "written_off" });
  const draft = anInvoice("DRAFT-1", on("2026-10-06"), 999_999, { state: "draft" });
  const other = anInvoice("INV-2026-00004", on("2026-10-06"), 50_000, { buyerEmail: "pieter@example.com" });
  await ctx.db.insert(invoices).values([first, second, given, draft, other]);
  await ctx.db.insert(invoices).values(note);
  const money = { id: newId(), invoiceId: first.id, amountCents: 40_000, method: "transfer", recordedBy: "system" };
  await ctx.db.insert(invoicePayments).values({ ...money, paidOn: "2026-10-02", createdAt: testNow });
  await ctx.db.insert(invoiceMoves).values({
    ...{ id: newId(), invoiceId: given.id, fromState: "sent", toState: "written_off", actor: "system" },
    createdAt: on("2026-10-20"),
  });
}

test("a statement opens, counts, closes and ages; drafts and others' documents are not on it", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    const found = await accountStatement(ctx, thandi);
    expect(found).toMatchObject({
      value: {
        account: { name: "Thandi Mokoena", email: "thandi@example.com" },
        ...{ opening_cents: 100_000, invoiced_cents: 210_000, credited_cents: -40_000, paid_cents: -40_000 },
        closing_cents: 230_000,
        ageing: [{ open_cents: 170_000 }, {}, { band: "days_31_60", open_cents: 60_000 }, {}, {}],
      },
    });
    expect(
      found.ok && found.value.rows.map(({ number, kind, balance_cents }) => [number, kind, balance_cents]),
    ).toEqual([
      ["INV-2026-00001", "payment", 60_000],
      ["INV-2026-00002", "invoice", 260_000],
      ["INV-2026-00003", "invoice", 270_000],
      ["CN-2026-00001", "credit_note", 240_000],
      ["INV-2026-00003", "write_off", 230_000],
    ]);
    expect(await accountStatement(ctx, { ...thandi, account: "customer:nobody@example.com" })).toMatchObject({
      reason: "not_found",
    });
  }));

test("it is a PDF, and goes to its buyer as one", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await askingAs(transaction, { email: "office@example.com", roles: ["admin"] });
    await anAccount(ctx);
    const file = await accountStatementFile(ctx, thandi);
    expect(file.ok && Buffer.from(file.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(await sendAccountStatement(ctx, thandi)).toMatchObject({ value: { email: "thandi@example.com" } });
    expect(world.emails).toMatchObject([
      {
        to: "thandi@example.com",
        subject: "Account statement, 1 Oct 2026 to 31 Oct 2026",
        attachments: [{ name: "statement-2026-10-01-2026-10-31.pdf" }],
      },
    ]);
  }));

test("who owes comes first, what is late before what is not; a search finds who owes nothing", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    await ctx.db.insert(invoices).values(
      anInvoice("INV-2026-00009", on("2026-10-06"), 70_000, {
        state: "paid",
        paidCents: 70_000,
        buyerName: "Zola",
        buyerEmail: "zola@example.com",
      }),
    );
    const keys = async (search: string) => {
      const found = await invoiceAccounts(ctx, { search });
      return found.ok
        ? found.value.accounts.map(({ key, open_cents, late_cents }) => [key, open_cents, late_cents])
        : [];
    };
    expect(await keys("")).toEqual([
      ["customer:thandi@example.com", 230_000, 230_000],
      ["customer:pieter@example.com", 50_000, 50_000],
    ]);
    expect(await keys("zol")).toEqual([["customer:zola@example.com", 0, 0]]);
  }));

test("a person has their own by a confirmed address, a member their organisation's, and nobody another's", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    const organisationId = newId();
    await ctx.db
      .insert(organisations)
      .values({ id: organisationId, kind: "hotel", name: "Lantern", createdAt: testNow });
    const member = await askingAs(ctx, { email: "member@example.com", roles: ["hotel"] });
    await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
    expect(await organisationStatement(member, october)).toMatchObject({ reason: "not_found" });
    await ctx.db.insert(invoices).values(anInvoice("INV-2026-00008", on("2026-10-06"), 5_000, { organisationId }));
    expect(await organisationStatement(member, october)).toMatchObject({ ok: true });
    expect(await myStatement(await askingAs(ctx, { email: "thandi@example.com" }), october)).toMatchObject({
      ok: true,
    });
    const unsure = await askingAs(ctx, { email: "pieter@example.com", emailConfirmedAt: null });
    expect(await myStatement(unsure, october)).toMatchObject({ reason: "not_found" });
    expect(await organisationStatement(unsure, october)).toMatchObject({ reason: "not_found" });
  }));
