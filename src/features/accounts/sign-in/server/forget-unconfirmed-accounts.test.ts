import { expect, test } from "vitest";
import { userRoles, users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { forgetUnconfirmedAccounts } from "./forget-unconfirmed-accounts.ts";

const account = (name: string, days: number, more: Partial<typeof users.$inferInsert> = {}) => ({
  id: newId(),
  email: `${name}@example.com`,
  name,
  createdAt: addHours(testNow, -24 * days),
  ...more,
});

test("an account that no one confirmed goes after 30 days, with its emails; every other stays", () =>
  inTransaction(async (ctx) => {
    const result = account("given", 40);
    const kept = [
      account("recent", 29),
      result,
      account("again", 40, { updatedAt: addHours(testNow, -24) }),
      account("confirmed", 900, { emailConfirmedAt: testNow }),
    ];
    await ctx.db.insert(users).values([account("nobody", 31), ...kept]);
    await ctx.db.insert(userRoles).values({ userId: result.id, role: "driver", grantedAt: testNow, reason: "" });
    await ctx.db.insert(messages).values({
      id: newId(),
      key: "auth:1",
      template: "auth-signup",
      recipient: "nobody@example.com",
      subject: "Confirm",
      html: "x",
      body: "x",
      state: "sent" as const,
      createdAt: testNow,
    });
    await forgetUnconfirmedAccounts(ctx);
    const left = (await ctx.db.select({ email: users.email }).from(users)).map(({ email }) => email);
    expect(left.toSorted()).toEqual(kept.map(({ email }) => email).toSorted());
    const [email] = await ctx.db.select().from(messages);
    expect(email).toMatchObject({ recipient: "erased@erased.invalid", subject: "Erased", html: "" });
  }));
