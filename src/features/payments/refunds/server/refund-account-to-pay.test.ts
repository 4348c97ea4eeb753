import { afterAll, beforeAll, expect, test } from "vitest";
import { aGuestOwed } from "#testing/builders/money/a-guest-owed.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

test("only people who pay refunds see an account", async () => {
  const guest = await aGuestOwed(site, admin);
  for (const role of ["dispatcher", "driver", "corporate", undefined] as const) {
    const { headers } = await site.as(role);
    const answer = await site.call("refund-account-to-pay", { refund_id: guest.refund.id }, headers);
    expect(answer.status, role).toBe(403);
  }
});
