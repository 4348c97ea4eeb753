import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { dealMoves, deals } from "#db/schema/crm.ts";
import { organisations } from "#db/schema/partners.ts";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aDeal, givenDeal } from "#testing/builders/people/a-deal.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { moveDeal } from "./move-deal.ts";

test("won is certain and closed; lost asks for the reason, and opened again it is likely as usual", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin);
    const move = (to: "won" | "lost" | "negotiation", version: number, reason = "") =>
      moveDeal(admin, { id, to, version, reason });
    expect(await move("won", 1)).toMatchObject({ value: { state: "won", version: 2 } });
    expect(await ctx.db.select().from(deals)).toMatchObject([{ probability: 100, closedAt: testNow }]);
    expect(await move("lost", 2, "Price")).toMatchObject(refuse("not_possible"));
    await move("negotiation", 2);
    expect(await ctx.db.select().from(deals)).toMatchObject([{ probability: 75, closedAt: null }]);
    expect(await move("lost", 3)).toEqual(refuse("reason_missing"));
    await move("lost", 3, "Price");
    expect(await ctx.db.select().from(deals)).toMatchObject([{ probability: 0, lostReason: "Price" }]);
  }));

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("of ten people who move one deal at once, one does, and nine read who and to what", async () => {
  const db = openDatabase(site.pool);
  const organisation_id = newId();
  const company = { kind: "corporate" as const, name: "Canal Mall", createdAt: testNow };
  await db.insert(organisations).values({ id: organisation_id, ...company });
  const { headers } = await site.as("admin", { name: "Zola Dube" });
  const { id } = await (await site.call("create-deal", aDeal({ organisation_id }), headers)).json();
  const move = () => site.call("move-deal", { id, version: 1, to: "proposal" }, headers);
  const answers = await Promise.all(Array.from({ length: 10 }, move));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect((await db.select().from(dealMoves)).filter(({ dealId }) => dealId === id)).toHaveLength(2);
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
    error: "changed_meanwhile",
    details: { by: "Zola Dube", deal: { state: "proposal", version: 2 } },
  });
});
