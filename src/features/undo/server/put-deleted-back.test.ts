import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedAddresses } from "#db/schema/accounts.ts";
import { auditLog, deletions, storedFiles } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetOldDeletions } from "#platform/deletions/forget-deletions.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { listDeletions } from "./list-deletions.ts";
import { putDeletedBack } from "./put-deleted-back.ts";

/** As it is in a database of its own: each action is a transaction, and the next one keeps nothing unless it says so. */
const acted = (ctx: Context) => ctx.db.execute(sql`select set_config('shuttle.deletion', '', true)`);

const idOf = async (ctx: Context) => (await listDeletions(ctx, {})).value.deletions[0]?.id ?? "";

test("a deletion comes back with all that went along, once, and not over what has its place now", () =>
  inDemo(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const all = async () =>
      (
        await ctx.db.execute(sql`select md5(string_agg(d::text, ',' order by d::text)) as documents,
          (select md5(string_agg(m::text, ',' order by m::text)) from document_moves m) as moves from documents d`)
      ).rows;
    const before = await all();
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`select document_id as id from document_moves group by 1 order by count(*) desc, 1 limit 1`,
    );
    const id = rows[0]?.id ?? "";
    await keepDeleted(boss, "document");
    await ctx.db.execute(sql`delete from documents where id = ${id}`);
    await acted(ctx);
    expect(await all()).not.toEqual(before);

    const [listed] = (await listDeletions(boss, {})).value.deletions;
    expect(listed).toMatchObject({
      kind: "document",
      deleted_by: "Themba Maseko",
      name: expect.stringMatching(/./),
      obstacle: null,
    });
    expect(listed?.rows).toBeGreaterThan(1);
    expect(await putDeletedBack(boss, { id: listed?.id ?? "" })).toEqual({ ok: true, value: { rows: listed?.rows } });
    expect(await all()).toEqual(before);
    expect(await putDeletedBack(boss, { id: listed?.id ?? "" })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.select().from(auditLog).where(eq(auditLog.action, "deletion.put_back"))).toHaveLength(1);

    const { rows: taken } = await ctx.db.execute<Record<string, unknown>>(sql`select * from saved_addresses limit 1`);
    const address = taken[0] as { id: string; user_id: string; label: string };
    await keepDeleted(boss, "saved_address");
    await ctx.db.delete(savedAddresses).where(eq(savedAddresses.id, address.id));
    await acted(ctx);
    await ctx.db.insert(savedAddresses).values({
      id: address.id,
      userId: address.user_id,
      label: "Another",
      address: "Elsewhere",
      createdAt: ctx.now,
    });
    expect((await listDeletions(boss, {})).value.deletions).toMatchObject([{ obstacle: "taken" }]);
    expect(await putDeletedBack(boss, { id: await idOf(boss) })).toMatchObject({ reason: "taken" });
  }));

test("a planned absence of a vehicle comes back with its time", () =>
  inDemo(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const { rows: added } = await ctx.db.execute(sql`insert into vehicle_absences
      select gen_random_uuid(), min(id::text)::uuid, 'off_road', '[2027-01-05 08:00+02,2027-01-06 17:00+02)', 'Painting',
        null, 'Themba', now() from vehicles returning *`);
    await keepDeleted(boss, "vehicle_absence");
    await ctx.db.execute(sql`delete from vehicle_absences where reason = 'Painting'`);
    await acted(ctx);
    expect(await putDeletedBack(boss, { id: await idOf(boss) })).toEqual({ ok: true, value: { rows: 1 } });
    const { rows } = await ctx.db.execute(sql`select * from vehicle_absences where reason = 'Painting'`);
    expect(rows).toEqual(added);
  }));

test("bytes of a file come back as they were; after 30 days, and without a word before, nothing is kept", () =>
  inDemo(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const file = {
      id: ctx.newId(),
      name: "Licence.pdf",
      type: "application/pdf",
      size: 5,
      sha256: "x",
      createdAt: ctx.now,
    };
    const content = Buffer.from([0, 255, 10, 34, 92]);
    await ctx.db.insert(storedFiles).values({ ...file, content });
    await ctx.db.delete(storedFiles).where(eq(storedFiles.id, file.id));
    expect(await ctx.db.$count(deletions)).toBe(0);

    await ctx.db.insert(storedFiles).values({ ...file, content });
    await keepDeleted(boss, "booking_document");
    await ctx.db.delete(storedFiles).where(eq(storedFiles.id, file.id));
    await acted(ctx);
    expect((await listDeletions(boss, {})).value.deletions).toMatchObject([{ name: "Licence.pdf", has_file: true }]);
    expect(await putDeletedBack(boss, { id: await idOf(boss) })).toMatchObject({ ok: true });
    const [row] = await ctx.db.select().from(storedFiles).where(eq(storedFiles.id, file.id));
    expect(row?.content.equals(content)).toBe(true);

    await keepDeleted(boss, "booking_document");
    await ctx.db.delete(storedFiles).where(eq(storedFiles.id, file.id));
    await acted(ctx);
    const later = { ...boss, now: addHours(boss.now, 24 * 30 + 1) };
    expect((await listDeletions(later, {})).value.deletions).toEqual([]);
    await forgetOldDeletions(boss);
    expect(await ctx.db.$count(deletions)).toBe(1);
    await forgetOldDeletions(later);
    expect(await ctx.db.$count(deletions)).toBe(0);
  }));
