import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyTravellers } from "#db/schema/companies.ts";
import { documents } from "#db/schema/documents.ts";
import { arrivalScreens } from "#db/schema/live.ts";
import {
  commissionDisputes,
  commissions,
  organisationMembers,
  organisations,
  partnerKeys,
  partnerStatements,
} from "#db/schema/partners.ts";
import { trips } from "#db/schema/trips.ts";
import { system } from "#domain/account/roles.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { localDate } from "#domain/time/local-time.ts";
import { hashKey } from "#features/partners/keys/server/hash-key.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { aPointedRequest, aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { aTraveller } from "#testing/builders/companies/a-company.ts";
import { aPartnerBooking, commissionsOf } from "#testing/builders/partners/a-partner-booking.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Found in no record but theirs, so that an answer can be searched for it. */
const mark = "Quetzalcoatl";
const isTheirs = /quetzal/i;

let site: Awaited<ReturnType<typeof openTestSite>>;
let theirs: Awaited<ReturnType<typeof writeTheirs>>;
const roles = ["hotel", "travel_agent", "corporate", "driver_provider"] as const;
type Partner = (typeof roles)[number];
let asking: Readonly<Record<Partner, Asking>>;
type Asking = { readonly headers: Record<string, string>; readonly key: string; readonly organisationId: string };

const context = () =>
  createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" }).ctx;

beforeAll(async () => {
  site = await openTestSite();
  theirs = await writeTheirs();
  asking = {
    hotel: await signIn("hotel", "hotel"),
    travel_agent: await signIn("travel_agent", "travel_agency"),
    corporate: await signIn("corporate", "corporate"),
    driver_provider: await signIn("driver_provider", "driver_provider"),
  };
});
afterAll(() => site.close());

/** A hotel with a booking, a commission on a statement, a document, a lobby screen, a key, a traveller and someone who signs in. */
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
    id: statementId,
    organisationId: hotelId,
    number: "ST-QUETZAL",
    month: localDate("2026-10-01"),
    totalCents: 10_000,
    issuedAt: ctx.now,
  });
  await ctx.db
    .update(commissions)
    .set({ statementId, state: "on_statement", earnedOn: localDate("2026-10-20") })
    .where(eq(commissions.organisationId, hotelId));
  await ctx.db.insert(arrivalScreens).values({
    id: screenId,
    organisationId: hotelId,
    name: `${mark} lobby`,
    createdBy: "system",
    createdAt: ctx.now,
  });
  const documentId = newId();
  await ctx.db.insert(documents).values({
    id: documentId,
    ownerKind: "partner",
    ownerId: hotelId,
    type: "bank_confirmation",
    number: mark,
    state: "uploaded",
    uploadedBy: member.userId,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const keyId = newId();
  await ctx.db.insert(partnerKeys).values({
    id: keyId,
    organisationId: hotelId,
    name: `${mark} app`,
    keyHash: hashKey("theirs"),
    endsWith: "eirs",
    createdBy: member.userId,
    createdAt: ctx.now,
  });
  await ctx.db.insert(companyAccounts).values({ organisationId: hotelId, createdAt: ctx.now, updatedAt: ctx.now });
  const travellerId = await aTraveller(ctx, hotelId, { lastName: mark });
  const [trip] = await ctx.db.select().from(trips).where(eq(trips.bookingId, booking.id));
  const ids = [hotelId, statementId, screenId, member.userId, booking.id, commission?.id ?? "", trip?.id ?? ""];
  ids.push(keyId, travellerId, documentId);
  return { hotelId, reference: booking.reference, bookingId: booking.id, ids };
}

/** Someone who speaks for another partner, and the key of its program. */
async function signIn(role: Partner, kind: OrganisationKind): Promise<Asking> {
  const ctx = context();
  const [organisationId, key] = [newId(), `ctsp_${role}`];
  await ctx.db.insert(organisations).values({ id: organisationId, kind, name: "Another", createdAt: ctx.now });
  const { headers, userId } = await site.as(role);
  await ctx.db.insert(organisationMembers).values({ organisationId, userId });
  await ctx.db.insert(companyAccounts).values({ organisationId, createdAt: ctx.now, updatedAt: ctx.now });
  await ctx.db.insert(partnerKeys).values({
    id: newId(),
    organisationId,
    name: "Own app",
    keyHash: hashKey(key),
    endsWith: key.slice(-4),
    createdBy: userId,
    createdAt: ctx.now,
  });
  return { headers, key, organisationId };
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
    keys: await db.select().from(partnerKeys).where(eq(partnerKeys.organisationId, hotelId)),
    travellers: await db.select().from(companyTravellers).where(eq(companyTravellers.organisationId, hotelId)),
    documents: await db.select().from(documents).where(eq(documents.ownerId, hotelId)),
    screens: await db.select().from(arrivalScreens).where(eq(arrivalScreens.organisationId, hotelId)),
  };
}

const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A sound request with their reference and one of their ids in it, by who asks. */
function aboutThem(sound: unknown, { id, key }: { id: string; key: string }, name = ""): unknown {
  if (Array.isArray(sound)) return sound.map((part) => aboutThem(part, { id, key }, name));
  if (sound !== null && typeof sound === "object")
    return Object.fromEntries(
      Object.entries(sound).map(([field, value]) => [field, aboutThem(value, { id, key }, field)]),
    );
  if (typeof sound !== "string") return sound;
  if (name === "key") return key;
  if (/reference/.test(name)) return theirs.reference;
  return isId.test(sound) ? id : sound;
}

const hasId = (sound: unknown): boolean => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(JSON.stringify(sound));

/** An answer with what is packed into it, such as a PDF or a table. */
function unpacked(text: string): string {
  const content = /"content":"([A-Za-z0-9+/=]+)"/.exec(text)?.[1];
  return content ? text + Buffer.from(content, "base64").toString("latin1") : text;
}

/** PRODUCT.md 9.6, no. 14: lists, details, PDFs, exports and API keys alike, from the contracts themselves. */
describe.each(roles)("a %s asks for another partner’s records", (role) => {
  test("in every call of its own, and in every one that opens a booking: nothing is revealed, and nothing changes", async () => {
    const before = await readTheirs();
    const { headers, key } = asking[role];
    const calls = site.app.service.calls.filter(
      (call) =>
        (Array.isArray(call.access) && call.access.includes(role)) ||
        (call.access === "anyone" && "reference" in Object(aSoundRequest(call))),
    );
    expect(calls.length).toBeGreaterThan(20);
    const message: string[] = [];
    for (const call of calls) {
      const sound = aPointedRequest(call);
      for (const id of hasId(sound) ? theirs.ids : theirs.ids.slice(0, 1)) {
        const answer = await site.call(call.name, aboutThem(sound, { id, key }) as object, headers);
        if (answer.status >= 500) message.push(`${call.name} broke`);
        if (isTheirs.test(unpacked(await answer.text()))) message.push(`${call.name} answered with theirs`);
      }
    }
    expect(message).toEqual([]);
    expect(await readTheirs()).toEqual(before);
  });
});

test("a key opens its own partner’s booking, so that not to open another’s says something", async () => {
  const { key, organisationId } = asking.hotel;
  const own = await aPartnerBooking(context(), organisationId, { organisationId });
  const ask = async (reference: string) => (await site.call("api-booking", { key, reference }, {})).json();
  expect(await ask(own.reference)).toMatchObject({ reference: own.reference });
  expect(await ask(theirs.reference)).toMatchObject({ error: "not_found" });
});
