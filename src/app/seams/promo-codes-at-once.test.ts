import { afterAll, beforeAll, expect, test } from "vitest";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());

test("of many who create the same promo code at once one does, and the others read that it is taken", async () => {
  const admin = await site.as("admin");
  const save = async () => {
    const promo = { code: "WINE15", state: "active", share: 0.15 };
    const answer = await site.call("save-promo-code", { id: null, version: 0, promo }, admin.headers);
    return answer.status === 200 ? "created" : `${answer.status} ${(await answer.json()).error}`;
  };
  const answers = await Promise.all(Array.from({ length: 12 }, save));
  expect(answers.filter((one) => one === "created")).toHaveLength(1);
  expect(answers.filter((one) => one === "409 code_taken")).toHaveLength(11);
});
