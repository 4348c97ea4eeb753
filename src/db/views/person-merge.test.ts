import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { inboundMessages } from "#db/schema/inbox.ts";
import { payments } from "#db/schema/payments.ts";
import { people, personBlocks, personConsents, personMerges, personNotes } from "#db/schema/people.ts";
import { messages } from "#db/schema/platform.ts";
import { quotes } from "#db/schema/quotes.ts";
import { ratings } from "#db/schema/reviews.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { howMany } from "#testing/how-many.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

const each = howMany("MERGED_BOOKINGS", 40);
const later = new Date("2026-12-01T08:00:00Z");

async function aPersonWithHistory(ctx: Context, email: string, letter: string): Promise<string> {
  const rows = Array.from({ length: each }, (_, at) =>
    aBooking({
      reference: `CTS-${letter}${String(at).padStart(5, "0")}`,
      email,
      phone: `+27 82 555 01${letter === "A" ? 11 : 22}`,
      state: at % 7 === 0 ? "no_show" : "completed",
    }),
  );
  await ctx.db.insert(bookings).values(rows);
  await givenEnquiry(ctx, { email });
  const [{ id } = { id: "" }] = await ctx.db.select({ id: people.id }).from(people).where(sql`email = ${email}`);
  await ctx.db
    .update(people)
    .set({ tags: [letter, "both"], preferences: { music: letter } })
    .where(sql`id = ${id}`);
  await ctx.db
    .insert(personNotes)
    .values({ id: newId(), personId: id, author: "Naledi", text: letter, createdAt: testNow });
  const consent = {
    purpose: "marketing",
    channel: letter === "A" ? "email" : "sms",
    isGiven: true,
    wordingVersion: 1,
    wording: "Yes",
    source: "form",
  };
  await ctx.db.insert(personConsents).values({ ...consent, id: newId(), personId: id, at: testNow });
  await paidAndWritten(ctx, rows, email);
  if (letter === "B")
    await ctx.db.insert(personBlocks).values({ id: newId(), personId: id, reason: "Rude", fromAt: testNow });
  return id;
}

/** A payment and a rating of every booking, emails about them, and texts both ways. */
async function paidAndWritten(ctx: Context, booked: readonly ReturnType<typeof aBooking>[], email: string) {
  await ctx.db.insert(payments).values(booked.map(({ id }) => aPayment({ bookingId: id })));
  await aRating(ctx, {}, { booking: { email } });
  const sent = { template: "test", subject: "Test", html: "", body: "", state: "sent" as const, createdAt: testNow };
  await ctx.db.insert(messages).values([
    { ...sent, id: newId(), key: `welcome ${email}`, recipient: email },
    ...booked.flatMap(({ id, reference, phone }) => [
      { ...sent, id: newId(), key: `email ${id}`, recipient: email, about: `booking:${reference}` },
      { ...sent, id: newId(), key: `text ${id}`, channel: "sms" as const, recipient: phone ?? "" },
    ]),
  ]);
  const [first] = booked;
  const came = { channel: "sms" as const, provider: "bulksms", sender: first?.phone ?? "", text: "Thanks" };
  await ctx.db.insert(inboundMessages).values({ ...came, id: newId(), providerId: email, receivedAt: testNow });
}

/** Every row of every table but the record of merges itself, in an order of its own. */
async function dump({ db }: Context): Promise<Record<string, unknown>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('person_merges', 'schema_views') order by 1`,
  );
  const whole: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    if (rows.length > 0) whole[name] = rows.map(({ row }) => row);
  }
  return whole;
}

const merge = ({ db }: Context, kept: string, gone: string) =>
  db.execute<{ done: boolean }>(
    sql`select merge_people(${newId()}, ${kept}, ${gone}, ${testNow.toISOString()}::timestamptz, null) as done`,
  );

async function unmerge({ db }: Context) {
  const [last] = await db.select().from(personMerges);
  await db.execute(sql`select unmerge_people(${last?.id}, ${later.toISOString()}::timestamptz, null)`);
}

test("two people become one, with all that is theirs, and undone every row of every table is as it was", () =>
  inTransaction(async (ctx) => {
    const [a, b] = [
      await aPersonWithHistory(ctx, "a@example.com", "A"),
      await aPersonWithHistory(ctx, "b@example.com", "B"),
    ];
    const before = await dump(ctx);
    await merge(ctx, a, b);
    const [kept] = await ctx.db.select().from(people).where(sql`id = ${a}`);
    expect(kept).toMatchObject({
      bookings: 2 * each + 2,
      tags: ["A", "B", "both"],
      preferences: { music: "A" },
      consents: ["marketing:email", "marketing:sms"],
    });
    expect(kept?.blockedUntil).not.toBeNull();
    for (const [table, count] of [
      [bookings, 2 * each + 2],
      [payments, 2 * each],
      [ratings, 2],
      [messages, 4 * each + 2],
      [inboundMessages, 2],
    ] as const)
      expect([
        await ctx.db.$count(table, sql`person_id = ${a}`),
        await ctx.db.$count(table, sql`person_id = ${b}`),
      ]).toEqual([count, 0]);
    // Whatever comes to the other address now is the same person’s.
    await unmerge(ctx);
    expect(await dump(ctx)).toEqual(before);
  }));

test("after undoing, later bookings go to the person who has their address, and an edit made since stays", () =>
  inTransaction(async (ctx) => {
    const [a, b] = [
      await aPersonWithHistory(ctx, "a@example.com", "A"),
      await aPersonWithHistory(ctx, "b@example.com", "B"),
    ];
    await merge(ctx, a, b);
    await ctx.db
      .insert(bookings)
      .values(aBooking({ reference: "CTS-NEWBBB", email: "b@example.com", createdAt: later }));
    await ctx.db.update(people).set({ lastName: "Edited", version: sql`version + 1` }).where(sql`id = ${a}`);
    expect(await ctx.db.$count(bookings, sql`person_id = ${a}`)).toBe(2 * each + 3);
    await unmerge(ctx);
    expect(await ctx.db.$count(bookings, sql`person_id = ${b}`)).toBe(each + 2);
    const rows = await ctx.db.select().from(people).orderBy(people.email);
    expect(rows).toMatchObject([
      { id: a, lastName: "Edited", tags: ["A", "both"], bookings: each + 1 },
      { id: b, lastName: "Mokoena", tags: ["B", "both"], bookings: each + 2, mergedInto: null },
    ]);
    expect(rows[0]?.version).toBeGreaterThan(3);
    expect(await ctx.db.$count(quotes)).toBe(0);
  }));
