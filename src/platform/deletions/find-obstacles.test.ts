import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deletedRows, deletions } from "#db/schema/platform.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findObstacles } from "./find-obstacles.ts";

test("a time that someone else has now, and an owner of two columns that is gone, are seen before anything is put back", () =>
  inTransaction(async ({ db, newId, now }) => {
    await db.execute(sql`
      create table trial_rooms (house text, room integer, primary key (house, room));
      create table trial_stays (id uuid primary key, house text, room integer, stay tsrange,
        foreign key (house, room) references trial_rooms (house, room),
        exclude using gist (house with =, room with =, stay with &&) where (house <> 'open'));
      insert into trial_rooms values ('a', 1), ('open', 1);
      insert into trial_stays values (gen_random_uuid(), 'a', 1, '[2026-01-01,2026-01-10)'),
        (gen_random_uuid(), 'open', 1, '[2026-01-01,2026-01-10)')`);
    const deleted = async (house: string, room: number, stay: string) => {
      const id = newId();
      await db.insert(deletions).values({ id, kind: "trial", deletedAt: now });
      const content = { id: newId(), house, room, stay };
      await db.insert(deletedRows).values({ deletionId: id, tableName: "trial_stays", content });
      return id;
    };
    const ids = [
      await deleted("a", 1, "[2026-01-05,2026-01-06)"),
      await deleted("a", 1, "[2026-02-05,2026-02-06)"),
      await deleted("a", 2, "[2026-01-05,2026-01-06)"),
      await deleted("open", 1, "[2026-01-05,2026-01-06)"),
    ];
    const obstacles = await findObstacles(db, ids);
    expect(ids.map((id) => obstacles.get(id))).toEqual(["taken", undefined, "orphaned", undefined]);
  }));
