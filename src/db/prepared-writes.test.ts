import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { aDriver } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { preparedInsert, preparedUpdate } from "./prepared-writes.ts";
import { drivers } from "./schema/drivers.ts";
import { events } from "./schema/platform.ts";

const insertDriver = preparedInsert(drivers, "try_insert_driver");
const updateDriver = preparedUpdate(drivers, "try_update_driver");
const insertEvent = preparedInsert(events, "try_insert_event");

test("rows are written with the columns they have; the rest is left to the database", () =>
  inTransaction(async ({ db }) => {
    const rows = [aDriver({ bornOn: localDate("1988-03-04") }), aDriver({ bornOn: null }), aDriver()];
    for (const row of rows) await insertDriver(db, row);
    const records = await db.select().from(drivers);
    expect(records.map(({ bornOn }) => bornOn).sort()).toEqual(["1988-03-04", null, null]);
    expect(records.map(({ version, languages }) => [version, languages])).toEqual(
      rows.map(() => [1, ["English", "isiZulu"]]),
    );
  }));

test("a change writes what it names, nulls too, and nothing where it names nothing", () =>
  inTransaction(async ({ db }) => {
    const row = aDriver({ bornOn: localDate("1988-03-04"), leftAt: testNow });
    const other = aDriver();
    for (const one of [row, other]) await insertDriver(db, one);
    await updateDriver(db, row.id, { bornOn: null, leftAt: null, version: 2 });
    await updateDriver(db, row.id, { bornOn: localDate("1990-01-01"), note: undefined });
    await updateDriver(db, row.id, {});
    const [record] = await db.select().from(drivers).where(eq(drivers.id, row.id));
    expect(record).toMatchObject({ bornOn: "1990-01-01", leftAt: null, version: 2, note: "" });
    const [untouched] = await db.select().from(drivers).where(eq(drivers.id, other.id));
    expect(untouched).toMatchObject({ version: 1, bornOn: null });
  }));

test("what is kept as JSON comes back as it was", () =>
  inTransaction(async ({ db, newId }) => {
    const id = newId();
    const payload = { reference: "CTS-1", list: [1, null], "it’s": 'quoted "twice"' };
    await insertEvent(db, { id, type: "booking.created", payload, correlationId: "test", createdAt: testNow });
    const [row] = await db.select().from(events).where(eq(events.id, id));
    expect(row).toMatchObject({ payload, createdAt: testNow });
  }));
