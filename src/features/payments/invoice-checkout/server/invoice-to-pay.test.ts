import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { invoiceTransferReference } from "#domain/payment/transfer-reference.ts";
import { invoiceLinkKind } from "#features/invoices/contract.ts";
import { reissueInvoice } from "#features/invoices/desk/server/reissue-invoice.ts";
import { invoiceFile } from "#features/invoices/documents/server/invoice-file.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { aBilledTour } from "#testing/builders/money/a-billed-tour.ts";
import { anInvoiceLink } from "#testing/builders/money/an-invoice-link.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { invoiceToPay } from "./invoice-to-pay.ts";

test("the link shows the amount due and how to pay by card or EFT, and opening it changes nothing", () =>
  inTransaction(async (ctx, world) => {
    const { invoice, show } = await anInvoiceLink(ctx);
    const message = world.events.length;
    expect(await show()).toMatchObject({
      number: invoice.number,
      phase: "due",
      total_cents: 30_000,
      due_cents: 30_000,
      paid_cents: 0,
      gateway: "stand_in",
      attempt: null,
      buyer_name: "Blue Crane",
      lines: [{ text: "Waiting time", gross_cents: 30_000 }],
      bank: { reference: invoiceTransferReference(invoice.number) },
    });
    expect(world.events).toHaveLength(message);
  }));

test("without a gateway, or with cards switched off, only bank transfer is left", () =>
  inTransaction(async (ctx) => {
    const { token } = await anInvoiceLink(ctx);
    expect(await invoiceToPay(setUp(ctx, { hasStandInGateway: false }), { token })).toMatchObject({
      value: { gateway: null },
    });
  }));

test.each([
  ["credited", "credited"],
  ["written_off", "written_off"],
] as const)("%s: no payment is asked for", (state, phase) =>
  inTransaction(async (ctx) => {
    const { invoice, show } = await anInvoiceLink(ctx);
    await ctx.db.update(invoices).set({ state }).where(eq(invoices.id, invoice.id));
    expect(await show()).toMatchObject({ phase, due_cents: 0 });
  }),
);

test("if reissued, the old link opens the new invoice and pays that", () =>
  inTransaction(async (ctx) => {
    const { invoice, token, clerk, show, start } = await anInvoiceLink(ctx);
    await start();
    const party = { name: "Other", address: "1 Long Street", vat_number: "", reason: "Name" };
    const [{ version = 0 } = {}] = await ctx.db.select().from(invoices).where(eq(invoices.id, invoice.id));
    const again = await reissueInvoice(clerk, { id: invoice.id, version, ...party });
    if (!again.ok) throw new Error(again.reason);
    expect(await show()).toMatchObject({ number: again.value.number, phase: "due", due_cents: 30_000 });
    const file = await invoiceFile(ctx, { token });
    expect(file).toMatchObject({ value: { name: expect.stringContaining(again.value.number) } });
    expect(await start()).toMatchObject({ ok: true });
    const attempts = await ctx.db.select().from(payments).orderBy(payments.id);
    expect(attempts.map(({ invoiceId, state }) => [invoiceId, state])).toEqual([
      [invoice.id, "cancelled"],
      [again.value.id, "redirected"],
    ]);
  }));

test("the same link downloads the PDF; a changed link, or one to a booking’s invoice, opens nothing", () =>
  inTransaction(async (ctx) => {
    const { token } = await anInvoiceLink(ctx);
    expect(await invoiceFile(ctx, { token })).toMatchObject({ ok: true });
    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expect(await invoiceToPay(ctx, { token: wrong })).toMatchObject({ reason: "not_found" });
    expect(await invoiceFile(ctx, { token: wrong })).toMatchObject({ reason: "not_found" });
  }));

test("a booking’s invoice is paid through the booking, and its link opens nothing", () =>
  inTransaction(async (ctx) => {
    const { invoice } = await aBilledTour(ctx);
    const token = sealedToken(ctx, invoiceLinkKind, invoice.id);
    expect(await invoiceToPay(ctx, { token })).toMatchObject({ reason: "not_found" });
    expect(await invoiceFile(ctx, { token })).toMatchObject({ reason: "not_found" });
  }));
