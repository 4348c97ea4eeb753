import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeVisit } from "#domain/health/synthetic-customer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { defineCheck } from "../define-check.ts";
import { visitSite } from "./visit-site.ts";

/** Quotes any price, but refuses bookings from this address for now. */
const busySite = http.createServer(({ url }, response) => {
  const isPrice = url?.endsWith("/price-journey");
  const answer = isPrice ? { total_cents: 45_000 } : { error: "slow_down", message: "Please try again in 40 seconds." };
  response.writeHead(isPrice ? 200 : 429, { "content-type": "application/json" }).end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((resolve) => busySite.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => busySite.close(resolve)));

const about = {
  id: "synthetic-customer",
  name: "A customer books",
  group: "business",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 60,
} as const;

test("a site that asks the test customer to come back later counts as not tested, not as failed", () =>
  inTransaction(async ({ db, now }) => {
    const siteUrl = `http://127.0.0.1:${(busySite.address() as AddressInfo).port}`;
    const visit = await visitSite({ db, now, siteUrl, gatewayMode: "stand_in", forget: async () => {} });
    expect(judgeVisit(visit)).toEqual({
      status: "unknown",
      measured: "Not tried this time, at booking: Please try again in 40 seconds.",
    });
  }));

test("an abandoned visit makes no further call and removes nothing, because another may have started", () =>
  inTransaction(async (ctx) => {
    const calls: string[] = [];
    let answerLate = () => {};
    const slowSite = http.createServer(({ url }, response) => {
      calls.push(String(url));
      answerLate = () => response.writeHead(200).end(JSON.stringify({ total_cents: 45_000 }));
    });
    await new Promise<void>((resolve) => slowSite.listen(0, "127.0.0.1", resolve));
    const siteUrl = `http://127.0.0.1:${(slowSite.address() as AddressInfo).port}`;
    let removed = false;
    let visit: Promise<unknown> | undefined;
    const check = defineCheck({
      ...about,
      patienceMs: 100,
      read(_tools, _probing, run) {
        const forget = async () => {
          removed = true;
        };
        visit = visitSite({ db: ctx.db, now: ctx.now, siteUrl, gatewayMode: "stand_in", forget, run });
        return visit;
      },
      judge: () => ({ status: "ok", measured: "" }),
    });
    expect(await check.look(ctx, false)).toMatchObject({ status: "unknown" });
    answerLate();
    await expect(visit).rejects.toThrow("given up");
    expect(calls).toEqual(["/functions/v1/price-journey"]);
    expect(removed).toBe(false);
    slowSite.closeAllConnections();
    await new Promise((resolve) => slowSite.close(resolve));
  }));
