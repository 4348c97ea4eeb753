import { expect, test } from "vitest";
import { bookingSteps } from "#db/schema/analytics.ts";
import type { Caller, Context } from "#platform/context.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { forgetVisits } from "./forget-visits.ts";
import { reportStep } from "./report-step.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const naledi: Caller = { address: "203.0.113.7", userAgent: browser };
const as = (ctx: Context, caller: Caller): Context => ({ ...ctx, caller });
const details = {
  path: "/booking",
  step: "details",
  service: "day_tour",
  is_by_partner: false,
  may_recognise: true,
} as const;
const all = (ctx: Context) => ctx.db.select().from(bookingSteps).orderBy(bookingSteps.step);

test("each step is counted once a visitor and day, with the page and the service, and nothing of the visitor", () =>
  inTransaction(async (ctx) => {
    for (const step of ["details", "details", "contact"] as const)
      await reportStep(as(ctx, naledi), { ...details, step, path: "/booking?email=a@b.example" });
    const kept = await all(ctx);
    expect(kept.map(({ step, path, service }) => [step, path, service])).toEqual([
      ["contact", "/booking", "day_tour"],
      ["details", "/booking", "day_tour"],
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|Firefox|b\.example/);
  }));

test("who came by a partner’s link is counted as such, without whose it was", () =>
  inTransaction(async (ctx) => {
    await reportStep(as(ctx, naledi), { ...details, is_by_partner: true });
    await reportStep(as(ctx, { ...naledi, address: "203.0.113.8" }), details);
    expect((await all(ctx)).map(({ source }) => source).toSorted()).toEqual(["partner_link", "website"]);
  }));

test.each<[string, Caller, Partial<typeof details> | { may_recognise: boolean; path: string }]>([
  ["a visitor who did not agree", naledi, { may_recognise: false, path: "/booking" }],
  ["a browser that asks for privacy", { ...naledi, wantsPrivacy: true }, {}],
  ["a program", { ...naledi, userAgent: "curl/8" }, {}],
  ["a page that is none", naledi, { may_recognise: true, path: "/nowhere" }],
])("of %s nothing is kept", (_who, caller, more) =>
  inTransaction(async (ctx) => {
    expect(await reportStep(as(ctx, caller), { ...details, ...more })).toMatchObject({ ok: true });
    expect(await all(ctx)).toEqual([]);
  }),
);

test("steps go with the visits", () =>
  inTransaction(async (ctx) => {
    await reportStep(as(ctx, naledi), details);
    await forgetVisits({ ...ctx, now: new Date(ctx.now.getTime() + 800 * 86_400_000) });
    expect(await all(ctx)).toEqual([]);
  }));
