import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { anInvoiceFrom, aProviderAsking } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendProviderInvoice } from "../../provider-invoices/server/send-provider-invoice.ts";
import { providerEarnings } from "./provider-earnings.ts";

async function read(ctx: Context) {
  const answer = await providerEarnings(ctx);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}
const october = (({ provider_id: _, ...invoice }) => invoice)(anInvoiceFrom(""));

test("a provider sees its earnings, sends a monthly invoice and sees the agreed amount", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aProviderAsking(ctx);
    expect(await read(asking)).toMatchObject({
      open_cents: 180_000,
      uninvoiced_trips: 3,
      uninvoiced_cents: 180_000,
      paid_this_year_cents: 0,
      items: [{ amount_cents: 60_000, driver: "Jan Ndlovu", state: "open", invoice: null }, {}, {}],
      invoices: [],
      statements: [],
    });
    const input = { ...october, amount_cents: 125_000 };
    expect(await sendProviderInvoice(asking, input)).toMatchObject({ value: { trips: 2, agreed_cents: 120_000 } });
    expect(await sendProviderInvoice(asking, input)).toMatchObject({ reason: "number_known" });
    const after = await read(asking);
    expect(after.invoices).toMatchObject([{ number: "TB-17", trips: 2, amount_cents: 125_000, agreed_cents: 120_000 }]);
    expect(after).toMatchObject({ uninvoiced_trips: 1, uninvoiced_cents: 60_000 });
    expect(after.items.map(({ invoice }) => invoice)).toEqual([null, "TB-17", "TB-17"]);
    expect(await sendProviderInvoice(asking, { ...input, number: "TB-18" })).toMatchObject({ reason: "no_trips" });
  }));

test("a provider’s front desk staff see and send nothing", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aProviderAsking(ctx);
    await ctx.db.update(organisationMembers).set({ role: "desk" });
    expect(await providerEarnings(asking)).toMatchObject({ reason: "owners_only" });
    expect(await sendProviderInvoice(asking, october)).toMatchObject({ reason: "owners_only" });
  }));
