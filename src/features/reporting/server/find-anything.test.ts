import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";
import type { Actor, Role } from "#domain/roles.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { findAnything } from "./find-anything.ts";
import { findBookingsByEmail, findBookingsByReference } from "./search-views.ts";

const actor = (role: Role): Actor => ({
  kind: "person",
  userId: "00000000-0000-7000-8000-000000000001",
  roles: [role],
});

const inDemo = (role: Role, run: (ctx: Context) => Promise<void>) =>
  inTransaction(
    async (ctx) => {
      await seedDemo(ctx.db, testNow);
      await ctx.db.execute(sql`analyze`);
      await run(ctx);
    },
    { actor: actor(role) },
  );

const find = async (ctx: Context, text: string) => (await findAnything(ctx, { text })).value;

test("a booking is found by its reference, whole or begun, in any spelling", () =>
  inDemo("admin", async (ctx) => {
    const [booking] = await ctx.db.select().from(bookings).limit(1);
    const reference = booking?.reference ?? "";
    const bare = reference.slice(4);
    for (const typed of [reference, reference.toLowerCase(), bare, `cts ${bare.slice(0, 4)}`]) {
      const { bookings: found } = await find(ctx, typed);
      expect(found.map((each) => each.reference)).toContain(reference);
    }
  }));

test("a person is found by first name, last name, both, either way round, and by address, with their bookings", () =>
  inDemo("admin", async (ctx) => {
    for (const typed of ["emily", "HARTW", "Emily Hart", "hartwell  emily", "customer@demo"]) {
      const { customers, bookings: theirs } = await find(ctx, typed);
      expect(customers.map(({ name }) => name)).toContain("Emily Hartwell");
      expect(theirs.some(({ passenger }) => passenger === "Emily Hartwell")).toBe(true);
    }
  }));

test("staff are found by any word of their name, with their roles", () =>
  inDemo("admin", async (ctx) => {
    for (const typed of ["themba", "maseko", "super@"]) {
      const { users } = await find(ctx, typed);
      const [found] = users.filter(({ name }) => name === "Themba Maseko");
      expect(found?.roles.toSorted()).toEqual(["admin", "super_user"]);
    }
  }));

test("an application is found by reference, company, contact and address", () =>
  inDemo("admin", async (ctx) => {
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

test("a dispatcher finds bookings and drivers and nobody else", () =>
  inDemo("dispatcher", async (ctx) => {
    const [driver] = await ctx.db.select().from(drivers).limit(1);
    expect((await find(ctx, driver?.lastName ?? "")).drivers).not.toEqual([]);
    const found = await find(ctx, "emily");
    expect(found.bookings).not.toEqual([]);
    expect(found).toMatchObject({ customers: [], users: [], applications: [] });
  }));

test("no kind fills the list: eight of each at most", () =>
  inDemo("admin", async (ctx) => {
    const { bookings: found } = await find(ctx, "cts");
    expect(found).toHaveLength(8);
  }));

test("what looks like a pattern is only text", () =>
  inDemo("admin", async (ctx) => {
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
    inDemo("admin", async (ctx) => {
      const text = await plan(ctx, findBookingsByReference(ctx.db, "CTS-7K", 8));
      expect(text).toContain("bookings_reference_key");
      expect(text).not.toContain("Seq Scan on bookings");
    }));

  test("by the beginning of an address and by whole ones", () =>
    inDemo("admin", async (ctx) => {
      const text = await plan(ctx, findBookingsByEmail(ctx.db, "emily", ["customer@demo.example"], 8));
      expect(text).toContain("bookings_by_email");
      expect(text).not.toContain("Seq Scan on bookings");
    }));
});
