import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { aQuoteDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { manyConnections } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite({}, manyConnections);
});
afterAll(() => site.close());

test("of many who create the same promo code at once one does, and the others read that it is taken", async () => {
  const admin = await site.as("admin");
  const save = async () => {
    const promo = { code: "SNOW15", state: "active", share: 0.15 };
    const answer = await site.call("save-promo-code", { id: null, version: 0, promo }, admin.headers);
    return answer.status === 200 ? "created" : `${answer.status} ${(await answer.json()).error}`;
  };
  const answers = await Promise.all(Array.from({ length: 12 }, save));
  expect(answers.filter((one) => one === "created")).toHaveLength(1);
  expect(answers.filter((one) => one === "409 code_taken")).toHaveLength(11);
});

const asOurTeam = <T>(run: (ctx: Context) => Promise<T>): Promise<T> =>
  inTransaction(site.pool, async (db) => {
    const { ctx, finish } = createContext(site.world, { db, actor: system, correlationId: "test" });
    const result = await run(await asAdmin(ctx));
    await finish();
    return result;
  });

/** The link of a quote with the code, sent to this customer. */
const quoted = (email: string): Promise<string> =>
  asOurTeam(async (ctx) => {
    const { journey, options } = aQuoteDraft();
    const { id } = await givenQuote(ctx, {
      customer_email: email,
      journey: { ...journey, pickup_date: ordinaryDay(20) },
      options: options.map((option) => ({ ...option, promo_code: "WINE15" })),
      valid_until: addHours(new Date(), 48).toISOString(),
    });
    return quoteToken(ctx, id);
  });

test("of ten who accept a quote with a code for three at once, three do, and the others read why", async () => {
  await asOurTeam((ctx) => aPromoCode(ctx, { limitTotal: 3 }));
  const tokens: string[] = [];
  for (let at = 0; at < 10; at++) tokens.push(await quoted(`guest${at}@example.com`));
  const answers = await Promise.all(
    tokens.map((token) =>
      site.ask(null, "accept-quote", { token, option: "A", name: "Thandi", terms_version: "2026-11" }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status, error }) => status === 409 && error === "promo_refused");
  expect(refused).toHaveLength(7);
  expect(refused[0].details.text).toContain("has been used up");
  await site.settle();
  const { rows } = await site.pool.query("select count(*)::int as n from promo_uses");
  expect(rows).toEqual([{ n: 3 }]);
});
