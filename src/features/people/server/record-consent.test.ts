import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerTimeline } from "./customer-timeline.ts";
import { readCustomer } from "./read-customer.ts";
import { recordConsent } from "./record-consent.ts";

test("the ledger keeps every answer with its words, and the last one counts", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    const consent = { customer_id: kept, purpose: "marketing", channel: "sms", source: "phone" } as const;
    await recordConsent(ctx, { ...consent, is_given: true });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({ value: { consents: ["marketing:sms"] } });
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 60_000) };
    await recordConsent(later, { ...consent, is_given: false });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({ value: { consents: [] } });
    const { events } = (await customerTimeline(ctx, { customer_id: kept, size: 20 })).value;
    expect(events.filter(({ kind }) => kind === "consent").map(({ text }) => text)).toEqual([
      expect.stringContaining("Please stop sending me offers"),
      expect.stringContaining("Yes, you may send me offers"),
    ]);
  }));
