import { afterAll, beforeAll, expect, test } from "vitest";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
});

afterAll(() => site.close());

test("a large one needs two people, one of them a super-user, who must look at the current version", async () => {
  const { received, owe, refunds, books } = await aCancelledBooking(site);
  const { number } = await received("online", 900_000);
  await owe(600_000);
  await site.settle();
  const [{ id, version }] = await refunds();
  const [admin, other, owner] = [
    await site.as("admin", { name: "Naledi Dube" }),
    await site.as("admin"),
    await site.as("super_user"),
  ];
  const approve = async (by: typeof admin, at: number) =>
    (await site.call("approve-refund", { id, version: at }, by.headers)).json();

  expect(await approve(admin, version)).toMatchObject({ state: "requested", version: version + 1 });
  expect(await approve(owner, version)).toMatchObject({
    error: "changed_meanwhile",
    details: {
      version: version + 1,
      refund: { id, version: version + 1, amount_cents: 600_000, approved_by: "Naledi Dube" },
    },
  });
  expect(await approve(admin, version + 1)).toMatchObject({ error: "same_person" });
  expect(await approve(other, version + 1)).toMatchObject({ error: "needs_super_user" });
  expect(await approve(owner, version + 1)).toMatchObject({ state: "processing" });
  await site.settle();
  expect(await refunds()).toMatchObject([
    { state: "succeeded", approved_by: admin.userId, second_approved_by: owner.userId },
  ]);
  expect(await books(number)).toBe(600_000);
});

test("a large one split over two payments is still large", async () => {
  const { reference, received, owe, refunds } = await aCancelledBooking(site);
  await received("online", 450_000);
  await received("transfer", 450_000);
  await owe(600_000);
  await site.settle();
  const [{ id, version, amount_cents }] = await refunds();
  expect(amount_cents).toBe(450_000);
  const admin = await site.as("admin");
  const list = await (await site.call("refunds-for-review", { search: reference }, admin.headers)).json();
  expect(list.refunds).toMatchObject([{ needs_second_person: true }, { needs_second_person: true }]);
  const agreed = await (await site.call("approve-refund", { id, version }, admin.headers)).json();
  expect(agreed).toMatchObject({ state: "requested" });
});
