import fs from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findMyBookings } from "./list-views.ts";
import { openBooking } from "./open-booking.ts";

async function anOrganisation(ctx: Context, status: "active" | "suspended" = "active"): Promise<string> {
  const id = newId();
  await ctx.db.insert(organisations).values({ id, kind: "hotel", name: "The Bay", status, createdAt: ctx.now });
  return id;
}

async function aMember(ctx: Context, organisationId: string, role: Role) {
  const email = `${newId()}@hotel.example`;
  const member = await askingAs(ctx, { email, roles: [role] });
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
  return { ...member, email };
}

async function aKeptBooking(ctx: Context, changes: Parameters<typeof aBooking>[0] = {}): Promise<string> {
  const row = aBooking(changes);
  await ctx.db.insert(bookings).values(row);
  return row.reference;
}

describe("a member of an organisation", () => {
  test.each<Role>(["hotel", "travel_agent", "corporate"])("%s opens what their own has booked", async (role) =>
    inTransaction(async (ctx) => {
      const organisationId = await anOrganisation(ctx);
      const member = await aMember(ctx, organisationId, role);
      const reference = await aKeptBooking(ctx, { organisationId });
      expect(await openBooking(member, { reference })).toMatchObject({ ok: true, value: { reference } });
    }),
  );

  test.each<Role>(["hotel", "travel_agent", "corporate"])(
    "%s finds nothing of another's, nor of a guest's",
    async (role) =>
      inTransaction(async (ctx) => {
        const member = await aMember(ctx, await anOrganisation(ctx), role);
        const ofAnother = await aKeptBooking(ctx, { organisationId: await anOrganisation(ctx) });
        const ofAGuest = await aKeptBooking(ctx);
        for (const reference of [ofAnother, ofAGuest])
          expect(await openBooking(member, { reference })).toMatchObject({ ok: false, reason: "not_found" });
      }),
  );

  test("keeps what they booked for it as long as they sign in for it", async () =>
    inTransaction(async (ctx) => {
      const organisationId = await anOrganisation(ctx);
      const member = await aMember(ctx, organisationId, "hotel");
      const reference = await aKeptBooking(ctx, { organisationId, bookerId: member.userId, email: member.email });
      expect(await openBooking(member, { reference })).toMatchObject({ ok: true });
      await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, member.userId));
      expect(await openBooking(member, { reference })).toMatchObject({ ok: false, reason: "not_found" });
      const upcoming = { when: "upcoming", after: undefined, now: new Date(0), size: 10 } as const;
      expect(await findMyBookings(ctx.db, member.userId, upcoming)).toEqual([]);
    }));

  test("finds nothing once the organisation is suspended", async () =>
    inTransaction(async (ctx) => {
      const organisationId = await anOrganisation(ctx, "suspended");
      const member = await aMember(ctx, organisationId, "hotel");
      const reference = await aKeptBooking(ctx, { organisationId });
      expect(await openBooking(member, { reference })).toMatchObject({ ok: false, reason: "not_found" });
    }));
});

describe("a customer", () => {
  test("opens what was booked with their confirmed address", async () =>
    inTransaction(async (ctx) => {
      const reference = await aKeptBooking(ctx);
      expect(await openBooking(await askingAs(ctx), { reference })).toMatchObject({ ok: true });
    }));

  test.each([
    ["an address that is not confirmed", { emailConfirmedAt: null }],
    ["another address", { email: "somebody@example.com" }],
  ])("finds nothing with %s", async (_, changes) =>
    inTransaction(async (ctx) => {
      const reference = await aKeptBooking(ctx);
      const person = await askingAs(ctx, changes);
      expect(await openBooking(person, { reference })).toMatchObject({ ok: false, reason: "not_found" });
    }),
  );
});

test.each(["ÉÉÉÉÉÉÉÉ", "漢字漢字漢字漢字", "İİİİİİİİ", "ß", "👩‍👩‍👧‍👦", "7k3m", ""])(
  "the code %s tells nothing of whether there is such a booking",
  async (code) =>
    inTransaction(async (ctx) => {
      const reference = await aKeptBooking(ctx);
      const ofNothing = await openBooking(ctx, { reference: "CTS-000000", code });
      expect(await openBooking(ctx, { reference, code })).toEqual(ofNothing);
      expect(ofNothing).toMatchObject({ ok: false, reason: "not_found" });
    }),
);

test("wrong codes are counted by network: another address of the same /64 finds no more tries, another network does", async () =>
  inTransaction(async (ctx) => {
    const reference = await aKeptBooking(ctx);
    const from = (address: string) => ({ ...ctx, caller: { ...ctx.caller, address } });
    const guess = (address: string) => openBooking(from(address), { reference, code: "WRONGONE" });
    for (const end of ["1", "2", "3", "4", "5"])
      expect(await guess(`2001:db8:1:2::${end}`)).toMatchObject({ reason: "not_found" });
    expect(await guess("2001:db8:1:2:ffff::9")).toMatchObject({ reason: "locked" });
    expect(await guess("2001:db8:1:3::1")).toMatchObject({ reason: "not_found" });
    for (const address of ["10.0.0.9", "::ffff:10.0.0.9", "10.0.0.9", "::ffff:10.0.0.9", "10.0.0.9"])
      await guess(address);
    expect(await guess("::ffff:10.0.0.9")).toMatchObject({ reason: "locked" });
  }));

test("a stranger’s wrong codes close the typed code to their network; the link of our emails opens all the same", async () =>
  inTransaction(async (ctx) => {
    const reference = await aKeptBooking(ctx);
    const open = (code: string) => openBooking(ctx, { reference, code });
    expect(await open(ctx.accessCodeFor(reference))).toMatchObject({ ok: true });
    for (let tries = 0; tries < 6; tries++) await open("WRONGONE");
    expect(await open(ctx.accessCodeFor(reference))).toMatchObject({ reason: "locked" });
    expect(await open(ctx.linkCodeFor(reference))).toMatchObject({ ok: true });
    expect(await open(`${ctx.linkCodeFor(reference).slice(0, -1)}-`)).toMatchObject({ reason: "locked" });
    const { reference: another } = aBooking();
    expect(await open(ctx.linkCodeFor(another)), "another booking’s link").toMatchObject({ reason: "locked" });
  }));

test("a link that lost its end on the way opens as a typed code does", async () =>
  inTransaction(async (ctx) => {
    const reference = await aKeptBooking(ctx);
    const code = ctx.linkCodeFor(reference).slice(0, -3);
    expect(await openBooking(ctx, { reference, code })).toMatchObject({ ok: true });
  }));

test("every link we make to a booking carries what no one can guess", async () => {
  const made: string[] = [];
  for await (const file of fs.glob("src/features/**/*.{ts,tsx}")) {
    if (file.endsWith(".test.ts")) continue;
    if (/code=\$\{ctx\.accessCodeFor/.test(await fs.readFile(file, "utf8"))) made.push(file);
  }
  expect(made).toEqual([]);
});
