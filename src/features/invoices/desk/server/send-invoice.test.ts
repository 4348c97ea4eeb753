import { expect, test } from "vitest";
import { aFreeDraft, anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { sendInvoice } from "./send-invoice.ts";

test("an issued invoice is emailed with its PDF as often as requested, and counts as sent", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await asAdmin(transaction);
    const { id, version, number } = await anIssuedInvoice(ctx);
    const first = await sendInvoice(ctx, { id, version });
    expect(first).toMatchObject({ value: { state: "sent" } });
    expect(await sendInvoice(ctx, { id, version }), "as it was before").toMatchObject({ reason: "changed_meanwhile" });
    expect(await sendInvoice(ctx, { id, version: first.ok ? first.value.version : 0 })).toMatchObject({ ok: true });
    expect(world.emails).toMatchObject([
      { to: "accounts@example.com", attachments: [{ name: `${number}.pdf` }] },
      { to: "accounts@example.com" },
    ]);
  }));

test("a draft is not sent", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await asAdmin(transaction);
    const draft = await draftInvoice(ctx, aFreeDraft);
    const chosen = draft.ok ? { id: draft.value.id, version: draft.value.version } : { id: "", version: 0 };
    expect(await sendInvoice(ctx, chosen)).toMatchObject({ reason: "not_possible" });
    expect(world.emails).toEqual([]);
  }));
