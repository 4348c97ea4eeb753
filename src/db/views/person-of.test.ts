import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { people, personContacts } from "#db/schema/people.ts";
import { type ContactDetails, type KnownPerson, matchPerson } from "#domain/person/match-person.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

const laterOn = new Date("2026-12-01T08:00:00Z");
let references = 0;

const book = async ({ db }: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  references += 1;
  const booking = aBooking({ reference: `CTS-P${String(references).padStart(5, "0")}`, ...changes });
  const [written] = await db.insert(bookings).values(booking).returning({ personId: bookings.personId });
  return written?.personId ?? null;
};

const first = ["Thandi", "José", "jose", "", "Anne-Marie"];
const last = ["Mokoena", "Núñez", "NUNEZ", "van der Merwe", "", "Thandi"];
const phones = ["082 555 0199", "+27 82 555 0199", "+44 20 7946 0958", "0199", ""];
const emails = ["a@example.com", "A+x@example.com", "b@example.com", "825550199@phone.invalid", ""];
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const contact = fc.record({
  firstName: oneOf(first),
  lastName: oneOf(last),
  email: oneOf(emails),
  phone: oneOf(phones),
  isDeskAddress: fc.boolean(),
});
const known = fc.array(fc.record({ firstName: oneOf(first), lastName: oneOf(last), phone: oneOf(phones) }), {
  maxLength: 4,
});

test("the database finds the person that the rule finds", () =>
  inTransaction(async (ctx) => {
    for (const [drawn, details] of fc.sample(fc.tuple(known, contact), { numRuns: 60, seed: 28 })) {
      await ctx.db.delete(people);
      const written = drawn.map(
        (person, at): KnownPerson => ({
          id: newId(),
          firstName: person.firstName,
          lastName: person.lastName,
          emails: at < 2 ? [["a@example.com", "b@example.com"][at] ?? ""] : [],
          phones: person.phone === "0199" || person.phone === "" ? [] : [person.phone],
        }),
      );
      for (const person of written) await put(ctx, person);
      const { email, phone, firstName, lastName, isDeskAddress } = details satisfies ContactDetails;
      const { rows } = await ctx.db.execute<{ id: string | null }>(
        sql`select person_match(${email}, ${phone}, ${firstName}, ${lastName}, ${isDeskAddress}) as id`,
      );
      expect({ written, details, id: rows[0]?.id }).toEqual({ written, details, id: matchPerson(details, written) });
    }
  }));

async function put({ db }: Context, { id, firstName, lastName, emails: addresses, phones: numbers }: KnownPerson) {
  const seen = { firstSeenAt: testNow, lastSeenAt: testNow };
  await db.insert(people).values({ id, firstName, lastName, email: addresses[0] ?? "", ...seen });
  const of = { personId: id, since: testNow, source: "booking" };
  for (const value of addresses)
    await db.insert(personContacts).values({ ...of, id: newId(), kind: "email", value, key: value });
  for (const value of numbers)
    await db
      .insert(personContacts)
      .values({ ...of, id: newId(), kind: "phone", value, key: sql`phone_digits(${value})` });
}

test("anyone who books is one person, who keeps the name we know; a test booking is no one’s", () =>
  inTransaction(async (ctx) => {
    const thandi = await book(ctx);
    expect(await book(ctx, { email: "Thandi+x@Example.com", firstName: "Impostor", createdAt: laterOn })).toBe(thandi);
    expect(await book(ctx, { isTest: true })).toBeNull();
    expect(await ctx.db.select().from(people)).toMatchObject([
      { id: thandi, firstName: "Thandi", bookings: 2, firstSeenAt: testNow, lastSeenAt: laterOn },
    ]);
  }));

test("a caller without an email is known by number and family name, and an enquiry joins their person", () =>
  inTransaction(async (ctx) => {
    const caller = { email: "825550777@phone.invalid", phone: "082 555 0777" };
    const thandi = await book(ctx, caller);
    expect(await book(ctx, { ...caller, phone: "+27 82 555 0777" })).toBe(thandi);
    expect(await book(ctx, { ...caller, firstName: "Jan", lastName: "Botha" })).not.toBe(thandi);
    expect(await ctx.db.select({ email: people.email }).from(people)).toEqual([{ email: "" }, { email: "" }]);
    const emily = await book(ctx, { email: "emily@example.com", firstName: "Emily", lastName: "Hart" });
    await ctx.db.insert(enquiries).values(anEnquiry({ email: "EMILY@example.com", name: "E. Hart" }));
    expect(await ctx.db.select({ personId: enquiries.personId }).from(enquiries)).toEqual([{ personId: emily }]);
  }));

test("a new address under the same name is one more of the same person; someone else’s is theirs", () =>
  inTransaction(async (ctx) => {
    const thandi = await book(ctx);
    const emily = await book(ctx, { email: "emily@example.com", firstName: "Emily", lastName: "Hart" });
    const move = async (email: string) => {
      await ctx.db
        .update(bookings)
        .set({ email })
        .where(sql`${bookings.email} = 'thandi@example.com' or ${bookings.email} = 'new@example.com'`);
      const rows = await ctx.db
        .select({ personId: bookings.personId })
        .from(bookings)
        .where(sql`${bookings.email} = ${email}`);
      return rows.map(({ personId }) => personId);
    };
    expect(await move("new@example.com")).toEqual([thandi]);
    expect(await book(ctx, { email: "new@example.com" })).toBe(thandi);
    expect(await move("emily@example.com")).toEqual([emily, emily, emily]);
    expect(await ctx.db.select({ n: people.bookings }).from(people).orderBy(people.bookings)).toEqual([
      { n: 0 },
      { n: 3 },
    ]);
  }));
