import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { withdrawPush } from "./withdraw-push.ts";

test("a phone without a subscription is not an error", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["driver"] });
    const endpoint = "https://fcm.googleapis.com/fcm/send/unknown";
    expect(await withdrawPush(ctx, { endpoint })).toEqual({ ok: true, value: {} });
  }));
