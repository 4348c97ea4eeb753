import { afterEach, beforeEach, expect, test } from "vitest";
import { visitEvents } from "#db/schema/analytics.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { anAnalyticsService } from "#testing/builders/services/an-analytics-service.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { sendVisits } from "./send-visits.ts";

let outside: Awaited<ReturnType<typeof anAnalyticsService>>;
beforeEach(async () => {
  outside = await anAnalyticsService();
});
afterEach(() => outside.close());

const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const events = [
  { id: newId(), kind: "pageview", path: "/tours", referrerSite: "google.com", createdAt: at(0) },
  { id: newId(), kind: "lead", path: "/free-quote", props: { kind: "quote request" }, createdAt: at(1) },
  { id: newId(), kind: "purchase", path: "/payment-success", amountCents: 129_950, createdAt: at(2) },
  { id: newId(), kind: "pageview", path: "/", address: "203.0.113.7", agent: "Mozilla/5.0 X", createdAt: at(3) },
] as const;

const kept = async (ctx: Context) => (await ctx.db.select().from(visitEvents)).map(({ kind }) => kind);

test("what was counted is sent in order, in the form of Plausible's events, and then forgotten here", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(visitEvents).values([...events]);
    await sendVisits(setUp(ctx, { analytics: outside.service }));
    const site = "https://capetownshuttle.example";
    expect(outside.reports.map(({ body }) => body)).toEqual([
      { name: "pageview", url: `${site}/tours`, domain: "capetownshuttle.example", referrer: "https://google.com/" },
      {
        name: "Lead",
        url: `${site}/free-quote`,
        domain: "capetownshuttle.example",
        props: { kind: "quote request" },
      },
      {
        name: "Purchase",
        url: `${site}/payment-success`,
        domain: "capetownshuttle.example",
        revenue: { currency: "ZAR", amount: 1299.5 },
      },
      { name: "pageview", url: `${site}/`, domain: "capetownshuttle.example" },
    ]);
    expect(await kept(ctx)).toEqual([]);
  }));

test("a visitor's address and browser go along only where they are kept, which is with consent", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(visitEvents).values([...events]);
    await sendVisits(setUp(ctx, { analytics: outside.service }));
    expect(outside.reports.map(({ forwardedFor }) => forwardedFor)).toEqual([
      undefined,
      undefined,
      undefined,
      "203.0.113.7",
    ]);
    expect(outside.reports.map(({ agent }) => agent).at(-1)).toBe("Mozilla/5.0 X");
  }));

test("while the service is down everything waits, and goes once it is back", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(visitEvents).values([...events]);
    outside.answer.status = 503;
    await sendVisits(setUp(ctx, { analytics: outside.service }));
    expect(outside.reports).toHaveLength(1);
    expect(await kept(ctx)).toHaveLength(4);
    await sendVisits(setUp(ctx, { analytics: { ...outside.service, url: "http://127.0.0.1:1/api/event" } }));
    expect(await kept(ctx)).toHaveLength(4);
    outside.answer.status = 202;
    await sendVisits(setUp(ctx, { analytics: outside.service }));
    expect(await kept(ctx)).toEqual([]);
  }));

test("what the service refuses for good is not sent for ever", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(visitEvents).values([...events]);
    outside.answer.status = 400;
    await sendVisits(setUp(ctx, { analytics: outside.service }));
    expect(await kept(ctx)).toEqual([]);
  }));
