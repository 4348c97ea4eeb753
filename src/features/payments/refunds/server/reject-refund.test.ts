import { afterAll, beforeAll, expect, test } from "vitest";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
});

afterAll(() => site.close());

test("rejected, with the reason recorded", async () => {
  const { received, owe, refunds } = await aCancelledBooking(site);
  await received("online", 100_000);
  await owe(10_000, { isWithinPolicy: false });
  await site.settle();
  const admin = await site.as("admin");
  const [{ id, version }] = await refunds();
  const answer = await site.call(
    "reject-refund",
    { id, version, reason: "Paid in full by the insurer" },
    admin.headers,
  );
  expect(await answer.json()).toMatchObject({ state: "rejected" });
  const { rows } = await site.pool.query(
    "select reason from audit_log where action = 'refund.rejected' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ reason: "Paid in full by the insurer" }]);
});
