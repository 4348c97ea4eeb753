import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { invoiceLinkKind } from "#features/invoices/contract.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { linkSealFor } from "#platform/ids.ts";
import { aBankDesk } from "#testing/builders/money/a-bank-desk.ts";
import { aNotificationFaker } from "#testing/builders/money/a-paying-guest.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { anInvoiceLink } from "#testing/builders/money/an-invoice-link.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { inTransaction } from "#testing/in-transaction.ts";

test("the gateway’s form names the invoice, with the amount calculated by the server; starting twice is one attempt", () =>
  inTransaction(async (ctx) => {
    const { invoice, start } = await anInvoiceLink(ctx);
    const [started] = [await start(), await start()];
    const form = started.ok ? started.value.form : undefined;
    const fields = Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
    expect(fields).toMatchObject({ amount: "300.00", custom_str1: invoice.number, name_first: "Blue Crane" });
    expect(await ctx.db.select().from(payments)).toMatchObject([
      { bookingId: null, invoiceId: invoice.id, state: "redirected", amountCents: 30_000 },
    ]);
  }));

test("partly paid in the meantime: the amount has changed, and the first attempt is replaced by one for the rest", () =>
  inTransaction(async (ctx) => {
    const { invoice, start, show } = await anInvoiceLink(ctx);
    await start();
    const part = { bookingId: null, invoiceId: invoice.id, method: "transfer", state: "cleared" } as const;
    await ctx.db.insert(payments).values(aPayment({ ...part, amountCents: 10_000 }));
    expect(await start()).toMatchObject({ reason: "amount_changed", details: { due_cents: 20_000 } });
    expect(await start(20_000)).toMatchObject({ ok: true });
    expect(await show()).toMatchObject({ due_cents: 20_000, paid_cents: 10_000, attempt: { amount_cents: 20_000 } });
    const states = (await ctx.db.select().from(payments)).map(({ amountCents, state }) => `${amountCents} ${state}`);
    expect(states.sort()).toEqual(["10000 cleared", "20000 redirected", "30000 cancelled"]);
  }));

test("while a bank decides, no second payment starts; nor if nothing is due", () =>
  inTransaction(async (ctx) => {
    const { invoice, start } = await anInvoiceLink(ctx);
    const online = { bookingId: null, invoiceId: invoice.id, method: "online" } as const;
    await ctx.db.insert(payments).values(aPayment({ ...online, state: "processing", amountCents: 30_000 }));
    expect(await start()).toMatchObject({ reason: "being_processed" });
    await ctx.db.update(payments).set({ state: "succeeded" });
    expect(await start()).toMatchObject({ reason: "nothing_due" });
  }));

describe("at the gateway", () => {
  let site: Awaited<ReturnType<typeof openTradingSite>>;
  let admin: Awaited<ReturnType<typeof site.as>>;
  const desk = aBankDesk(() => ({ site, admin }));
  beforeAll(async () => {
    site = await openTradingSite();
    admin = await site.as("admin");
  });
  afterAll(() => site.close());

  const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;

  async function aBuyer() {
    const invoice = await desk.anInvoice();
    const sealing = { linkSealFor: (record: string) => linkSealFor(site.world.secret, record) };
    const token = sealedToken(sealing, invoiceLinkKind, invoice.id);
    const begin = async () =>
      (await site.call("start-invoice-payment", { token, expected_cents: 500_000 })).json() as Promise<{
        form: { action: string; fields: { name: string; value: string }[] };
      }>;
    const paid = () => rows("select * from payments where invoice_id = $1", invoice.id);
    return { invoice, token, begin, paid };
  }

  test("paid by card: the invoice counts its payment once, and its buyer gets one email", async () => {
    const { invoice, token, begin, paid } = await aBuyer();
    const { form } = await begin();
    const body = new URLSearchParams(form.fields.map(({ name, value }): [string, string] => [name, value]));
    const gone = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    const page = `${site.url}${gone.headers.get("location")}`;
    const back = await fetch(page, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ choice: "card" }),
    });
    expect(back.headers.get("location")).toBe(`/pay-invoice?i=${token}&back=1`);
    await expect.poll(async () => (await rows("select 1 from payment_notifications")).length).toBe(1);
    await site.settle();
    expect(await paid()).toMatchObject([{ state: "succeeded", amount_cents: 500_000 }]);
    expect(await invoice.read()).toMatchObject({ state: "paid", paid_cents: 500_000 });
    expect(await (await site.call("invoice-to-pay", { token })).json()).toMatchObject({ phase: "paid", due_cents: 0 });
    const result = await rows("select subject from messages where about = $1", `invoice:${invoice.number}`);
    expect(result).toEqual([{ subject: `Payment for invoice ${invoice.number} received` }]);
  });

  test("clicked ten times at once, the link starts one payment", async () => {
    const { begin, paid } = await aBuyer();
    const started = await Promise.all(Array.from({ length: 10 }, begin));
    expect(await paid()).toHaveLength(1);
    expect(new Set(started.map((one) => JSON.stringify(one.form))).size).toBe(1);
  });

  test("a notification that names another invoice is refused", async () => {
    const { begin, paid, invoice } = await aBuyer();
    await begin();
    const faker = aNotificationFaker(site);
    const [payment] = await paid();
    const about = { paymentId: payment.id, reference: "INV-2020-00001" };
    await faker.send(faker.signed(faker.complete(about, { amount_gross: "5000.00" })));
    await site.settle();
    expect(await paid()).toMatchObject([{ state: "redirected" }]);
    expect(await invoice.read()).toMatchObject({ paid_cents: 0 });
    expect(await rows("select reason from payment_notifications where payment_id = $1", payment.id)).toEqual([
      { reason: "booking" },
    ]);
  });
});
