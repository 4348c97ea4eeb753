import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { arrivalScreens } from "#db/schema/live.ts";
import {
  commissionDisputes,
  commissions,
  organisationMembers,
  organisations,
  partnerStatements,
} from "#db/schema/partners.ts";
import { trips } from "#db/schema/trips.ts";
import { system } from "#domain/account/roles.ts";
import { localDate } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { aPartnerBooking, commissionsOf } from "#testing/builders/partners/a-partner-booking.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Found in no record but theirs, so that an answer can be searched for it. */
const mark = "Quetzalcoatl";
const isTheirs = /quetzal/i;

let site: Awaited<ReturnType<typeof openTestSite>>;
let theirs: Awaited<ReturnType<typeof writeTheirs>>;
let asking: Readonly<Record<"hotel" | "travel_agent", Record<string, string>>>;

const context = () =>
  createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" }).ctx;

beforeAll(async () => {
  site = await openTestSite();
  theirs = await writeTheirs();
  asking = { hotel: await signIn("hotel", "hotel"), travel_agent: await signIn("travel_agent", "travel_agency") };
});
afterAll(() => site.close());

/** A hotel with a booking, a commission on a statement, a lobby screen and someone who signs in. */
async function writeTheirs() {
  const ctx = context();
  const [hotelId, statementId, screenId] = [newId(), newId(), newId()];
  const member = await site.as("hotel", { name: `${mark} Owner` });
  await ctx.db
    .insert(organisations)
    .values({ id: hotelId, kind: "hotel", name: `${mark} Hotel`, affiliateCode: "QUETZAL", createdAt: ctx.now });
  await ctx.db.insert(organisationMembers).values({ organisationId: hotelId, userId: member.userId });
  const booking = await aPartnerBooking(ctx, hotelId, { organisationId: hotelId, lastName: mark });
  const [commission] = await commissionsOf(ctx, booking.id);
  await ctx.db.insert(partnerStatements).values({
    ...{ id: statementId, organisationId: hotelId, number: "ST-QUETZAL", month: localDate("2026-10-01") },
    ...{ totalCents: 10_000, issuedAt: ctx.now },
  });
  await ctx.db
    .update(commissions)
    .set({ statementId, state: "on_statement", earnedOn: localDate("2026-10-20") })
    .where(eq(commissions.organisationId, hotelId));
  await ctx.db.insert(arrivalScreens).values({
    ...{ id: screenId, organisationId: hotelId, name: `${mark} lobby`, createdBy: "system", createdAt: ctx.now },
  });
  const [trip] = await ctx.db.select().from(trips).where(eq(trips.bookingId, booking.id));
  const ids = [hotelId, statementId, screenId, member.userId, booking.id, commission?.id ?? "", trip?.id ?? ""];
  return { hotelId, reference: booking.reference, bookingId: booking.id, ids };
}

/** Someone who speaks for another partner. */
async function signIn(role: "hotel" | "travel_agent", kind: "hotel" | "travel_agency") {
  const ctx = context();
  const organisationId = newId();
  await ctx.db.insert(organisations).values({ id: organisationId, kind, name: "Another", createdAt: ctx.now });
  const member = await site.as(role);
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
  return member.headers;
}

/** Everything of theirs that a call could change. */
async function readTheirs() {
  const { db } = context();
  const { hotelId, bookingId } = theirs;
  return {
    hotel: await db.select().from(organisations).where(eq(organisations.id, hotelId)),
    members: await db.select().from(organisationMembers).where(eq(organisationMembers.organisationId, hotelId)),
    booking: await db.select().from(bookings).where(eq(bookings.id, bookingId)),
    trips: await db.select().from(trips).where(eq(trips.bookingId, bookingId)),
    commissions: await db.select().from(commissions).where(eq(commissions.organisationId, hotelId)),
    statements: await db.select().from(partnerStatements).where(eq(partnerStatements.organisationId, hotelId)),
    disputes: await db.select().from(commissionDisputes),
    screens: await db.select().from(arrivalScreens).where(eq(arrivalScreens.organisationId, hotelId)),
  };
}

const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A sound request with their reference and one of their ids in it. */
function aboutThem(sound: unknown, id: string, name = ""): unknown {
  if (Array.isArray(sound)) return sound.map((part) => aboutThem(part, id, name));
  if (sound !== null && typeof sound === "object")
    return Object.fromEntries(Object.entries(sound).map(([key, value]) => [key, aboutThem(value, id, key)]));
  if (typeof sound !== "string") return sound;
  if (/reference/.test(name)) return theirs.reference;
  return isId.test(sound) ? id : sound;
}

const hasId = (sound: unknown): boolean => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(JSON.stringify(sound));

/** PRODUCT.md 9.6, no. 14: lists, details, PDFs and exports alike, from the contracts themselves. */
describe.each(["hotel", "travel_agent"] as const)("a %s asks for another partner’s records", (role) => {
  test("in every call of its own, and in every one that opens a booking: nothing is told, and nothing changes", async () => {
    const before = await readTheirs();
    const calls = site.app.service.calls.filter(
      (call) =>
        (Array.isArray(call.access) && call.access.includes(role)) ||
        (call.access === "anyone" && "reference" in Object(aSoundRequest(call))),
    );
    expect(calls.length).toBeGreaterThan(20);
    const told: string[] = [];
    for (const call of calls) {
      const sound = aSoundRequest(call);
      for (const id of hasId(sound) ? theirs.ids : theirs.ids.slice(0, 1)) {
        const answer = await site.call(call.name, aboutThem(sound, id) as object, asking[role]);
        const text = await answer.text();
        const content = /"content":"([A-Za-z0-9+/=]+)"/.exec(text)?.[1];
        const seen = content ? text + Buffer.from(content, "base64").toString("latin1") : text;
        if (answer.status >= 500) told.push(`${call.name} broke`);
        if (isTheirs.test(seen)) told.push(`${call.name} told`);
      }
    }
    expect(told).toEqual([]);
    expect(await readTheirs()).toEqual(before);
  });
});
