import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { haveOverlap } from "#domain/driver/weekly-shifts.ts";
import { listDeletions } from "#features/undo/server/list-deletions.ts";
import { putDeletedBack } from "#features/undo/server/put-deleted-back.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { driverTime } from "./driver-time.ts";
import { saveShifts } from "./save-shifts.ts";

const early = { weekday: 1, starts: "05:00", ends: "13:00" };
const night = { weekday: 5, starts: "20:00", ends: "04:00" };

test("the whole week is saved, in order", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    await saveShifts(ctx, { driver_id, version: 1, shifts: [{ ...early, weekday: 2 }] });
    expect(await saveShifts(ctx, { driver_id, version: 2, shifts: [night, early] })).toMatchObject({
      value: { version: 3 },
    });
    expect(await driverTime(ctx, { driver_id })).toMatchObject({
      value: { shifts: [early, night], hours_a_week: 16 },
    });
  }));

test("overlapping shifts and an outdated screen are refused", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    const both = [early, { weekday: 1, starts: "12:00", ends: "18:00" }];
    expect(await saveShifts(ctx, { driver_id, version: 1, shifts: both })).toMatchObject({ reason: "shifts_overlap" });
    await saveShifts(ctx, { driver_id, version: 1, shifts: [] });
    expect(await saveShifts(ctx, { driver_id, version: 1, shifts: [] })).toMatchObject({ reason: "changed_meanwhile" });
  }));

test("a removed shift can be restored, unless another has its hours; unchanged shifts need no undo", () =>
  inTransaction(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const driver_id = await aDriverOnRecord(ctx);
    const intoMonday = { weekday: 7, starts: "20:00", ends: "04:00" };
    await saveShifts(boss, { driver_id, version: 1, shifts: [early, night, intoMonday] });
    expect((await listDeletions(boss, {})).value.deletions).toEqual([]);
    await saveShifts(boss, { driver_id, version: 2, shifts: [early] });
    await ctx.db.execute(sql`select set_config('shuttle.deletion', '', true)`);
    const [deleted] = (await listDeletions(boss, {})).value.deletions;
    expect(deleted).toMatchObject({ kind: "driver_shift", rows: 2, obstacle: null });

    const inTheWay = { weekday: 1, starts: "03:00", ends: "05:00" };
    await saveShifts(boss, { driver_id, version: 3, shifts: [early, inTheWay] });
    expect((await listDeletions(boss, {})).value.deletions).toMatchObject([{ obstacle: "taken" }]);
    expect(await putDeletedBack(boss, { id: deleted?.id ?? "" })).toMatchObject({ reason: "taken" });

    await saveShifts(boss, { driver_id, version: 4, shifts: [early] });
    await ctx.db.execute(sql`select set_config('shuttle.deletion', '', true)`);
    expect(await putDeletedBack(boss, { id: deleted?.id ?? "" })).toEqual({ ok: true, value: { rows: 2 } });
    expect(await driverTime(boss, { driver_id })).toMatchObject({ value: { shifts: [early, night, intoMonday] } });
  }));

test("the database and the rule agree on overlaps", () =>
  inTransaction(async ({ db }) => {
    const times = ["00:00", "04:00", "05:00", "13:00", "20:00"];
    const shifts = [1, 2, 7].flatMap((weekday) =>
      times.flatMap((starts) => times.map((ends) => ({ weekday, starts, ends }))),
    );
    const pairs = shifts.flatMap((a, at) => shifts.slice(at + 1).map((b) => [a, b] as const));
    const { rows: definitions } = await db.execute<{ minutes: string }>(
      sql`select pg_get_indexdef(conindid, 2, true) as minutes from pg_constraint where conname = 'driver_shifts_do_not_overlap'`,
    );
    const minutes = sql.raw(definitions[0]?.minutes ?? "");
    const spanIn = (side: string) =>
      sql`(select ${minutes} from jsonb_populate_record(null::driver_shifts, pair -> ${side}::int))`;
    const { rows } = await db.execute<{ overlap: boolean }>(sql`select ${spanIn("0")} && ${spanIn("1")} as overlap
      from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) with ordinality as p (pair, at) order by at`);
    expect(rows.map(({ overlap }) => overlap)).toEqual(pairs.map((pair) => haveOverlap(pair)));
  }));
