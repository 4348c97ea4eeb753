import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings, codeFailures } from "#db/schema/booking.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { countsAtMost, countsOf } from "./code-store.ts";
import { openBooking } from "./open-booking.ts";

async function aKeptBooking(ctx: Context, reference: string): Promise<string> {
  await ctx.db.insert(bookings).values(aBooking({ reference }));
  return reference;
}

/** Someone has tried codes of as many bookings, from as many networks, as we count by themselves. */
const flood = (ctx: Context) =>
  ctx.db.execute(
    sql`insert into code_failures (key, count, resets_at)
      select 'CTS-' || n || ' 10.0.0.1', 1, ${addMinutes(ctx.now, 10)} from generate_series(1, ${countsAtMost}) n`,
  );
const tryCode = (ctx: Context, reference: string, code: string, address: string) =>
  openBooking({ ...ctx, caller: { ...ctx.caller, address } }, { reference, code });

test("however many networks try codes, so many counts are kept", () =>
  inTransaction(async (ctx) => {
    await flood(ctx);
    for (let nth = 1; nth <= 20; nth++) await tryCode(ctx, "CTS-AAAAAA", "WRONGONE", `198.51.100.${nth}`);
    expect(await ctx.db.$count(codeFailures)).toBe(countsAtMost + 1);
    expect(countsAtMost).toBeLessThanOrEqual(20_000);
  }));

test("when there is no room for more, all networks new to a booking have five tries together; its link opens all the same", () =>
  inTransaction(async (ctx) => {
    const reference = await aKeptBooking(ctx, "CTS-AAAAAA");
    const other = await aKeptBooking(ctx, "CTS-AAAAAB");
    expect(countsOf(reference, "::1").shared).not.toBe(countsOf(other, "::1").shared);
    await flood(ctx);
    const reasons: string[] = [];
    for (let nth = 1; nth <= 7; nth++) {
      const tried = await tryCode(ctx, reference, "WRONGONE", `198.51.100.${nth}`);
      reasons.push(tried.ok ? "opened" : tried.reason);
    }
    expect(reasons).toEqual([...Array(5).fill("not_found"), "locked", "locked"]);
    const address = "203.0.113.5";
    expect(await tryCode(ctx, reference, ctx.accessCodeFor(reference), address)).toMatchObject({ reason: "locked" });
    expect(await tryCode(ctx, reference, ctx.linkCodeFor(reference), address)).toMatchObject({ ok: true });
    expect(await tryCode(ctx, other, ctx.accessCodeFor(other), address)).toMatchObject({ ok: true });
  }));

test("a booking that does not exist is closed alike: nothing tells which one there is", () =>
  inTransaction(async (ctx) => {
    await flood(ctx);
    const reasons: string[] = [];
    for (let nth = 1; nth <= 7; nth++) {
      const tried = await tryCode(ctx, "CTS-ZZZZZZ", "WRONGONE", `198.51.100.${nth}`);
      reasons.push(tried.ok ? "opened" : tried.reason);
    }
    expect(reasons).toEqual([...Array(5).fill("not_found"), "locked", "locked"]);
  }));

test("who was counted before the flood is so still: closed to one network, open to the owner’s", () =>
  inTransaction(async (ctx) => {
    const reference = await aKeptBooking(ctx, "CTS-AAAAAA");
    const code = ctx.accessCodeFor(reference);
    for (let tries = 0; tries < 6; tries++) await tryCode(ctx, reference, "WRONGONE", "198.51.100.1");
    await tryCode(ctx, reference, "WRONGONE", "203.0.113.5");
    await flood(ctx);
    for (let nth = 2; nth <= 9; nth++) await tryCode(ctx, reference, "WRONGONE", `198.51.100.${nth}`);
    expect(await tryCode(ctx, reference, code, "198.51.100.1")).toMatchObject({ reason: "locked" });
    expect(await tryCode(ctx, reference, code, "203.0.113.5")).toMatchObject({ ok: true });
  }));

test("once there is room again, no one has more tries by it", () =>
  inTransaction(async (ctx) => {
    await flood(ctx);
    const reasons: string[] = [];
    for (let nth = 1; nth <= 7; nth++) {
      if (nth === 4) await ctx.db.execute(sql`delete from code_failures where key like 'CTS-%'`);
      const tried = await tryCode(ctx, "CTS-AAAAAA", "WRONGONE", "198.51.100.1");
      reasons.push(tried.ok ? "opened" : tried.reason);
    }
    expect(reasons).toEqual([...Array(5).fill("not_found"), "locked", "locked"]);
  }));
