import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeVisit } from "#domain/health/synthetic-customer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { visitSite } from "./visit-site.ts";

/** Quotes any price, but refuses bookings from this address for now. */
const busySite = http.createServer(({ url }, response) => {
  const isPrice = url?.endsWith("/price-journey");
  const answer = isPrice ? { total_cents: 45_000 } : { error: "slow_down", message: "Please try again in 40 seconds." };
  response.writeHead(isPrice ? 200 : 429, { "content-type": "application/json" }).end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((resolve) => busySite.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => busySite.close(resolve)));

test("a site that asks the test customer to come back later counts as not tried, not as failed", () =>
  inTransaction(async ({ db, now }) => {
    const siteUrl = `http://127.0.0.1:${(busySite.address() as AddressInfo).port}`;
    const visit = await visitSite({ db, now, siteUrl, gatewayMode: "stand_in", forget: async () => {} });
    expect(judgeVisit(visit)).toEqual({
      status: "unknown",
      measured: "Not tried this time, at booking: Please try again in 40 seconds.",
    });
  }));
