import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordLook } from "./audit.ts";

const trip = (id: string) => ({ action: "trip_record.viewed", subject: { kind: "trip", id } });

test("who goes on looking is written down once, who comes back later or looks at another thing again", () =>
  inTransaction(async (ctx) => {
    const [naledi, pieter] = [await anAccount(ctx, ["dispatcher"]), await anAccount(ctx, ["dispatcher"])];
    const looks = async (userId: string, id: string, minutes: number) => {
      await recordLook({ ...asPerson(ctx, userId, ["dispatcher"]), now: addMinutes(ctx.now, minutes) }, trip(id));
      return ctx.db.$count(auditLog);
    };
    expect(await looks(naledi, "one", 0)).toBe(1);
    expect(await looks(naledi, "one", 9)).toBe(1);
    expect(await looks(naledi, "two", 9)).toBe(2);
    expect(await looks(pieter, "one", 9)).toBe(3);
    expect(await looks(naledi, "one", 10)).toBe(4);
  }));

test("who looks as someone else is written down too", () =>
  inTransaction(async (ctx) => {
    const who = await anAccount(ctx, ["dispatcher"]);
    const naledi = asPerson(ctx, who, ["dispatcher"]);
    const superUser = await anAccount(ctx, ["admin"]);
    await recordLook(naledi, trip("one"));
    const session = { id: ctx.newId(), impersonatorId: superUser, assurance: 1 as const, factorAt: undefined };
    await recordLook(
      { ...naledi, actor: { kind: "person", userId: who, roles: ["dispatcher"], session } },
      trip("one"),
    );
    const written = await ctx.db.select({ by: auditLog.impersonatorId }).from(auditLog);
    expect(written.map(({ by }) => by).toSorted()).toEqual([superUser, null].toSorted());
  }));
