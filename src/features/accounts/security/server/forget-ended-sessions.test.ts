import { expect, test } from "vitest";
import { factorChallenges, factors, oneTimeTokens, sessions } from "#db/schema/accounts.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { forgetEndedSessions } from "./forget-ended-sessions.ts";

const days = (count: number) => new Date(testNow.getTime() + count * 24 * 3600 * 1000);

test("what signing in left behind is forgotten in time, and nothing that is still in use", () =>
  inTransaction(async (ctx) => {
    const { userId } = await askingAs(ctx);
    const session = (endsAt: Date, revokedAt: Date | null = null) => ({
      id: newId(),
      userId,
      endsAt,
      revokedAt,
      idleUntil: endsAt,
      rotatedAt: days(-90),
      createdAt: days(-90),
      lastSeenAt: days(-90),
    });
    const [open, justOver] = [session(days(5)), session(days(20), days(-29))];
    await ctx.db.insert(sessions).values([open, justOver, session(days(-31)), session(days(20), days(-31))]);
    const token = (tokenHash: string, expiresAt: Date) => ({
      tokenHash,
      userId,
      expiresAt,
      purpose: "recovery" as const,
      email: "thandi@example.com",
      createdAt: days(-9),
    });
    await ctx.db.insert(oneTimeTokens).values([token("new", days(1)), token("old", days(-8))]);
    const factorId = newId();
    await ctx.db.insert(factors).values({ id: factorId, userId, secret: "", createdAt: testNow });
    const challenge = (expiresAt: Date) => ({ id: newId(), factorId, createdAt: testNow, expiresAt });
    const recent = challenge(days(0));
    await ctx.db.insert(factorChallenges).values([recent, challenge(days(-2))]);

    await forgetEndedSessions(ctx);

    const left = await ctx.db.select({ id: sessions.id }).from(sessions);
    expect(left.map(({ id }) => id).sort()).toEqual([open.id, justOver.id].sort());
    expect((await ctx.db.select().from(oneTimeTokens)).map(({ tokenHash }) => tokenHash)).toEqual(["new"]);
    expect((await ctx.db.select().from(factorChallenges)).map(({ id }) => id)).toEqual([recent.id]);
  }));
