import { expect, test } from "vitest";
import { visitEvents } from "#db/schema/analytics.ts";
import type { Caller, Context } from "#platform/context.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { forgetVisits } from "./forget-visits.ts";
import { reportVisit } from "./report-visit.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const naledi: Caller = { address: "203.0.113.7", userAgent: browser };
const as = (ctx: Context, caller: Caller): Context => ({ ...ctx, caller });
const service = { url: "https://plausible.example/api/event", domain: "capetownshuttle.example" };
const visit = { path: "/tours", referrer: "", may_recognise: false };
const all = (ctx: Context) => ctx.db.select().from(visitEvents).orderBy(visitEvents.id);

test("a page view without consent holds the page and the site before it, and nothing of the visitor", () =>
  inTransaction(async (ctx) => {
    const sent = { ...visit, path: "/tours?email=a@b.example", referrer: "https://www.google.com/search?q=private" };
    await reportVisit(as(setUp(ctx, { analytics: service }), naledi), sent);
    const [event] = await all(ctx);
    expect(event).toEqual({
      id: expect.any(String),
      kind: "pageview",
      path: "/tours",
      referrerSite: "google.com",
      props: {},
      amountCents: null,
      onceKey: null,
      visitor: null,
      address: null,
      agent: null,
      createdAt: ctx.now,
    });
    expect(JSON.stringify(event)).not.toMatch(/203\.0\.113|Firefox|private|b\.example/);
  }));

test.each<[string, Caller, Partial<typeof visit>]>([
  ["a program", { ...naledi, userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, {}],
  ["no browser", { ...naledi, userAgent: "" }, {}],
  ["a browser that asks for privacy", { ...naledi, wantsPrivacy: true }, { may_recognise: true }],
  ["a staff area", naledi, { path: "/admin/bookings" }],
  ["a signed-in page", naledi, { path: "/dashboard" }],
  ["a page that does not exist", naledi, { path: "/wp-login.php" }],
])("%s leaves no trace", (_what, caller, more) =>
  inTransaction(async (ctx) => {
    const answer = await reportVisit(as(setUp(ctx, { analytics: service }), caller), { ...visit, ...more });
    expect(answer.ok).toBe(true);
    expect(await all(ctx)).toEqual([]);
  }),
);

test("with consent one day’s visits are distinguished, and not those of two days", () =>
  inTransaction(async (ctx) => {
    const recognised = { ...visit, may_recognise: true };
    const nextDay = new Date(ctx.now.getTime() + 24 * 3600_000);
    await reportVisit(as(ctx, naledi), recognised);
    await reportVisit(as(ctx, naledi), { ...recognised, path: "/" });
    await reportVisit(as(ctx, { ...naledi, address: "203.0.113.8" }), recognised);
    await reportVisit(as({ ...ctx, now: nextDay }, naledi), recognised);
    const seen = (await all(ctx)).map(({ visitor }) => visitor);
    expect(seen[0]).toMatch(/^[\w-]{22}$/);
    expect(seen[1]).toBe(seen[0]);
    expect(new Set(seen).size).toBe(3);
    expect((await all(ctx)).every(({ address, agent }) => address === null && agent === null)).toBe(true);
  }));

test("what goes to a service outside with consent is blanked after a day, and all of it goes after thirteen months", () =>
  inTransaction(async (ctx) => {
    await reportVisit(as(setUp(ctx, { analytics: service }), naledi), { ...visit, may_recognise: true });
    expect(await all(ctx)).toMatchObject([{ address: naledi.address, agent: browser }]);
    const after = (days: number): Context => ({ ...ctx, now: new Date(ctx.now.getTime() + days * 24 * 3600_000) });
    await forgetVisits(after(0.9));
    expect(await all(ctx)).toMatchObject([{ address: naledi.address }]);
    await forgetVisits(after(1.1));
    expect(await all(ctx)).toMatchObject([{ address: null, agent: null, path: "/tours" }]);
    await forgetVisits(after(390));
    expect(await all(ctx)).toHaveLength(1);
    await forgetVisits(after(400));
    expect(await all(ctx)).toEqual([]);
  }));
