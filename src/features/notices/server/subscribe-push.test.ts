import { expect, test } from "vitest";
import { pushSubscriptions } from "#db/schema/notices.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPhone } from "#testing/builders/services/a-push-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { pushKeysFrom } from "./gateways/push-keys.ts";
import { subscribePush } from "./subscribe-push.ts";

test("an address outside the known push services is refused", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["driver"] });
    for (const endpoint of ["http://127.0.0.1:5432/", "https://intranet.example.com/push"])
      expect(await subscribePush(ctx, { endpoint, ...aPhone().keys })).toMatchObject({
        ok: false,
        reason: "unknown_service",
      });
    expect(await ctx.db.$count(pushSubscriptions)).toBe(0);
  }));

test("the keys are the same on every instance with the same secret", () => {
  expect(pushKeysFrom("secret")).toEqual(pushKeysFrom("secret"));
  expect(pushKeysFrom("secret")).not.toEqual(pushKeysFrom("other"));
});
