import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { trips } from "#db/schema/trips.ts";
import { system } from "#domain/account/roles.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { accessCodeFor, newId } from "#platform/ids.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const contextOf = () =>
  createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" }).ctx;

async function livePageOf(reference: string, headers?: Record<string, string>) {
  const code = accessCodeFor(site.world.secret, reference);
  const answer = await site.call("read-my-booking", { reference, ...(!headers && { code }) }, headers);
  return answer.status === 200 ? (await answer.json()).trips[0].live_page : answer.status;
}

test("from an hour before the pickup the booking leads to the page, and until our team withdraws it", async () => {
  const ctx = contextOf();
  const { tripId, reference, token } = await writeLiveTrip(ctx, { state: "assigned", startsIn: 90 });
  expect(await livePageOf(reference)).toBeNull();
  const pickupAt = addMinutes(ctx.now, 50);
  await ctx.db
    .update(trips)
    .set({ pickupAt, plannedEnd: addMinutes(pickupAt, 60) })
    .where(eq(trips.id, tripId));
  expect(await livePageOf(reference)).toBe(`/live/${token}`);
  expect((await site.app.request(`/live/${token}`)).status).toBe(200);

  const dispatcher = await site.as("dispatcher");
  expect((await site.call("withdraw-live-link", { link_id: tripId }, dispatcher.headers)).status).toBe(200);
  expect(await livePageOf(reference)).toBeNull();
  expect((await site.app.request(`/live/${token}`)).status).toBe(404);
});

test("a hotel follows its own guest; another hotel and a driver see no link", async () => {
  const ctx = contextOf();
  const [hotel, other, driver] = [await site.as("hotel"), await site.as("hotel"), await site.as("driver")];
  const organisationId = newId();
  await ctx.db
    .insert(organisations)
    .values({ id: organisationId, kind: "hotel", name: "Harbour Lantern", createdAt: ctx.now });
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: hotel.userId });
  const { reference, token, tripId } = await writeLiveTrip(ctx, { booking: { organisationId } });
  expect(await livePageOf(reference, hotel.headers)).toBe(`/live/${token}`);
  expect(await livePageOf(reference, other.headers)).toBe(404);
  const lines = async (headers: Record<string, string>) =>
    (await (await site.call("guest-arrivals", {}, headers)).json()).lines;
  expect(await lines(hotel.headers)).toMatchObject([{ reference, live_address: expect.stringContaining(token) }]);
  expect(await lines(other.headers)).toEqual([]);
  for (const { headers } of [hotel, other, driver])
    expect((await site.call("list-live-links", { trip_id: tripId }, headers)).status).toBe(403);
});
