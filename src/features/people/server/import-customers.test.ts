import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { people, personContacts, personNotes } from "#db/schema/people.ts";
import { importRuns } from "#db/schema/platform.ts";
import { undoImport } from "#features/imports/server/undo-import.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importCustomers } from "./import-customers.ts";

test("customers come in with tags and notes, known ones keep their address, and all of it is undone", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    const before = await ctx.db.select().from(people).orderBy(people.id);
    const [known] = before.filter(({ id }) => id === kept);
    const rows = [
      {
        email: "zoe@example.com",
        first_name: "Zoë",
        last_name: "Naidoo",
        tags: "golf; vip",
        note: "Window",
        version: null,
      },
      { phone: "082 555 0177", last_name: "Botha", version: null },
      { email: known?.email ?? "", last_name: known?.lastName ?? "", phone: "082 000 0000", tags: "golf", version: 1 },
    ];
    expect(await importCustomers(ctx, { file_name: "customers.xlsx", rows })).toEqual({
      ok: true,
      value: { added: 2, changed: 1, unchanged: 0 },
    });
    const [zoe] = await ctx.db.select().from(people).where(eq(people.email, "zoe@example.com"));
    expect(zoe).toMatchObject({ firstName: "Zoë", tags: ["golf", "vip"], source: "import", bookings: 0 });
    expect(await ctx.db.select().from(personNotes)).toMatchObject([{ personId: zoe?.id, text: "Window" }]);
    const [after] = await ctx.db.select().from(people).where(eq(people.id, kept));
    expect(after).toMatchObject({ phone: known?.phone, tags: ["golf"], version: 2 });

    const [run] = await ctx.db.select().from(importRuns);
    expect(await undoImport(ctx, { id: run?.id ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(people).orderBy(people.id)).toEqual(before);
    expect(await ctx.db.$count(personContacts, eq(personContacts.source, "import"))).toBe(0);
  }));

test("once a new customer has booked, the import stays; the figures of a changed one are kept when it is undone", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    const [known] = await ctx.db.select().from(people).where(eq(people.id, kept));
    const changed = { email: known?.email ?? "", last_name: known?.lastName ?? "", tags: "golf", version: 1 };
    await importCustomers(ctx, { file_name: "one.csv", rows: [changed] });
    await ctx.db.insert(bookings).values(aBooking({ reference: "CTS-AAAAA9", email: known?.email ?? "" }));
    const [first] = await ctx.db.select().from(importRuns);
    expect(await undoImport(ctx, { id: first?.id ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(people).where(eq(people.id, kept))).toMatchObject([{ tags: [], bookings: 2 }]);

    const zoe = { email: "zoe@example.com", last_name: "Naidoo", version: null };
    await importCustomers(ctx, { file_name: "two.csv", rows: [zoe] });
    await ctx.db.insert(bookings).values(aBooking({ reference: "CTS-AAAAA8", email: zoe.email }));
    const [second] = await ctx.db.select().from(importRuns).where(eq(importRuns.fileName, "two.csv"));
    expect(await undoImport(ctx, { id: second?.id ?? "" })).toMatchObject({ reason: "in_use" });
  }));
