import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import type { Actor, Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { findAnything } from "./find-anything.ts";
import { findBookingsByEmail, findBookingsByReference } from "./search-views.ts";

const actor = (role: Role): Actor => ({
  kind: "person",
  userId: "00000000-0000-7000-8000-000000000001",
  roles: [role],
});

const inDemoAs = (role: Role, run: (ctx: Context) => Promise<void>) => inDemo(run, { actor: actor(role) });

const find = async (ctx: Context, text: string) => (await findAnything(ctx, { text })).value;

test("a booking is found by its reference, whole or started, in any spelling", () =>
  inDemoAs("admin", async (ctx) => {
    const [booking] = await ctx.db.select().from(bookings).limit(1);
    const reference = booking?.reference ?? "";
    const bare = reference.slice(4);
    for (const typed of [reference, reference.toLowerCase(), bare, `cts ${bare.slice(0, 4)}`]) {
      const { bookings: result } = await find(ctx, typed);
      expect(result.map((each) => each.reference)).toContain(reference);
    }
  }));

test("a person is found by first name, last name, both, either way round, and by address, with their bookings", () =>
  inDemoAs("admin", async (ctx) => {
    for (const typed of ["emily", "HARTW", "Emily Hart", "hartwell  emily", "customer@demo"]) {
      const { customers, bookings: theirs } = await find(ctx, typed);
      expect(customers.map(({ name }) => name)).toContain("Emily Hartwell");
      expect(theirs.some(({ passenger }) => passenger === "Emily Hartwell")).toBe(true);
    }
  }));

test("staff are found by any word of their name, with their roles", () =>
  inDemoAs("admin", async (ctx) => {
    for (const typed of ["themba", "maseko", "super@"]) {
      const { users } = await find(ctx, typed);
      const [matches] = users.filter(({ name }) => name === "Themba Maseko");
      expect(matches?.roles.toSorted()).toEqual(["admin", "super_user"]);
    }
  }));

test("an application is found by reference, company, contact and address", () =>
  inDemoAs("admin", async (ctx) => {
    await ctx.db.insert(partnerApplications).values({
      id: ctx.newId(),
      reference: "APP-ZZ99ZZ",
      kind: "hotel",
      accessCodeHash: "x",
      companyName: "The Quiet Quagga",
      contactName: "Pieter Quintana",
      email: "quagga@example.com",
      phone: "+27 21 555 0199",
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    for (const typed of ["app-zz99", "the quiet", "quagga", "quintana", "quagga@ex"]) {
      const { applications } = await find(ctx, typed);
      expect(applications).toMatchObject([{ reference: "APP-ZZ99ZZ", kind: "hotel" }]);
    }
  }));

test("a number on the display finds who calls, and what they booked", () =>
  inDemoAs("admin", async (ctx) => {
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.email, "customer@demo.example")).limit(1);
    await ctx.db.update(bookings).set({ phone: "+27 61 234 9876" }).where(eq(bookings.email, "customer@demo.example"));
    await ctx.db.update(people).set({ phone: "061 234 9876" }).where(eq(people.email, "customer@demo.example"));
    for (const typed of ["+27 61 234 9876", "0612349876", "0027 61 234 98", "(061) 234-9876", "061 234"]) {
      const result = await find(ctx, typed);
      expect(new Set(result.bookings.map(({ email }) => email)), typed).toEqual(new Set([booking?.email]));
      expect(
        result.customers.map(({ email }) => email),
        typed,
      ).toEqual([booking?.email]);
    }
  }));

test("a booking is found by any word of its places", () =>
  inDemoAs("admin", async (ctx) => {
    const [first] = await ctx.db.select().from(bookings).orderBy(sql`created_at desc`).limit(1);
    await ctx.db
      .update(bookings)
      .set({ pickupLocation: "Zonnestraal Lodge, Zuurberg Road, Milnerton" })
      .where(sql`id = ${first?.id}`);
    for (const typed of ["zonnestraal", "zuurb", "milnerton", "lodge zuurberg", "Zuurberg Mil"]) {
      const { bookings: result } = await find(ctx, typed);
      expect(
        result.map(({ reference }) => reference),
        typed,
      ).toContain(first?.reference);
    }
  }));

test("invoices, quotes, enquiries, vehicles and organisations are found by number, plate and name", () =>
  inDemoAs("admin", async (ctx) => {
    const one = async (text: string) => (await ctx.db.execute<{ name: string }>(sql.raw(text))).rows[0]?.name ?? "";
    const invoice = await one("select number as name from invoices where number like 'INV-%' limit 1");
    const quote = await one("select number as name from quotes limit 1");
    const enquiry = await one("select reference as name from enquiries limit 1");
    const plate = await one("select plate as name from vehicles limit 1");
    const organisation = await one("select name from organisations where kind = 'hotel' limit 1");
    const lastWord = organisation.split(" ").at(-1) ?? "";
    for (const [typed, kind, name] of [
      [invoice, "invoice", invoice],
      [invoice.toLowerCase().replaceAll("-", " "), "invoice", invoice],
      [quote, "quote", quote],
      [enquiry.toLowerCase(), "enquiry", enquiry],
      [plate, "vehicle", plate],
      [plate.replace(/[\s-]/g, "").toLowerCase(), "vehicle", plate],
      [organisation, "organisation", organisation],
      [lastWord, "organisation", organisation],
    ] as const) {
      const { records } = await find(ctx, typed);
      expect(
        records.filter((record) => record.kind === kind).map((record) => record.name),
        typed,
      ).toContain(name);
    }
  }));

test("a dispatcher finds vehicles, and no invoice, quote, enquiry or organisation", () =>
  inDemoAs("dispatcher", async (ctx) => {
    for (const typed of ["inv", "q-", "enq", "ca", "table", "the"]) {
      const { records } = await find(ctx, typed);
      expect(records.filter(({ kind }) => kind !== "vehicle")).toEqual([]);
    }
  }));

test("a dispatcher finds bookings and drivers and no one else", () =>
  inDemoAs("dispatcher", async (ctx) => {
    const [driver] = await ctx.db.select().from(drivers).limit(1);
    expect((await find(ctx, driver?.lastName ?? "")).drivers).not.toEqual([]);
    const result = await find(ctx, "emily");
    expect(result.bookings).not.toEqual([]);
    expect(result).toMatchObject({ customers: [], users: [], applications: [] });
  }));

test("no kind fills the list: eight of each at most", () =>
  inDemoAs("admin", async (ctx) => {
    const { bookings: result } = await find(ctx, "cts");
    expect(result).toHaveLength(8);
  }));

test("what looks like a pattern is only text", () =>
  inDemoAs("admin", async (ctx) => {
    for (const typed of ["%%", "__", "a%", "\\\\", "'; --"]) {
      expect(Object.values(await find(ctx, typed)).flat()).toEqual([]);
    }
  }));

describe("bookings are found by index", () => {
  const plan = async (ctx: Context, query: { getSQL(): unknown }) => {
    const { rows } = await ctx.db.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  test("by reference", () =>
    inDemoAs("admin", async (ctx) => {
      const text = await plan(ctx, findBookingsByReference(ctx.db, "CTS-7K", 8));
      expect(text).toContain("bookings_reference_key");
      expect(text).not.toContain("Seq Scan on bookings");
    }));

  test("by the beginning of an address and by whole ones", () =>
    inDemoAs("admin", async (ctx) => {
      const text = await plan(ctx, findBookingsByEmail(ctx.db, "emily", ["customer@demo.example"], 8));
      expect(text).toContain("bookings_by_email");
      expect(text).not.toContain("Seq Scan on bookings");
    }));
});
