import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let ctx: Context;
beforeAll(async () => {
  site = await openTestSite();
  // Only the parts that the builders use.
  ctx = { db: openDatabase(site.pool) } as Context;
});
afterAll(() => site.close());

async function aTripUnderWay() {
  const crew = await writeCrew(ctx);
  const { tripId, bookingId } = await writeTrip(ctx, addMinutes(site.world.clock(), -30), {
    minutes: 90,
    booking: { state: "in_progress", destination: "Hermanus", bags: 2, passengers: 2 },
    trip: { state: "onboard", destination: "Hermanus", priceCents: 90_000 },
    crew: { driverId: crew.driver_id, vehicleId: crew.vehicle_id, state: "active" },
  });
  const rescue = (by: { driver_id: string; vehicle_id: string }) => ({
    trip_id: tripId,
    version: 1,
    reason: "The gearbox",
    place: { text: "Engen, Somerset West", at: null },
    crews: [{ ...by, passengers: 2, bags: 2 }],
  });
  const reliefs = async () =>
    (
      await site.pool.query<{ state: string; driver: string }>(
        `select t.state, a.driver_id as driver from trips t left join assignments a on a.trip_id = t.id and a.state = 'accepted'
        where t.booking_id = $1 and t.continues is not null`,
        [bookingId],
      )
    ).rows;
  return { tripId, rescue, reliefs };
}

test("two dispatchers rescue the same passengers in the same second: one vehicle comes, the other reads whose", async () => {
  const desks = [await site.as("dispatcher"), await site.as("dispatcher")] as const;
  const crews = [await writeCrew(ctx), await writeCrew(ctx)] as const;
  const { rescue, reliefs } = await aTripUnderWay();
  const answers = await Promise.all(
    crews.map((crew, at) => site.call("rescue-trip", rescue(crew), desks[at]?.headers ?? {})),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = crews[answers.findIndex(({ status }) => status === 200)];
  expect(await reliefs()).toEqual([{ state: "assigned", driver: won?.driver_id }]);
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
    error: "rescued",
    details: { driver: "Sipho Ndlovu" },
  });
});

test("one crew for two breakdowns in the same second: the second is refused and nothing of it stays", async () => {
  const { headers } = await site.as("dispatcher");
  const crew = await writeCrew(ctx);
  const [first, second] = [await aTripUnderWay(), await aTripUnderWay()];
  const answers = await Promise.all(
    [first, second].map(({ rescue }) => site.call("rescue-trip", rescue(crew), headers)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = await answers.find(({ status }) => status === 409)?.json();
  expect(["taken", "blocked"]).toContain(refused.error);
  const left = answers[0]?.status === 409 ? first : second;
  expect(await left.reliefs()).toEqual([]);
  const { rows } = await site.pool.query("select state from trips where id = $1", [left.tripId]);
  expect(rows).toEqual([{ state: "onboard" }]);
});

test("the press is repeated because its answer was lost: one vehicle, one breakdown, the same answer", async () => {
  const { headers } = await site.as("dispatcher");
  const { rescue, reliefs, tripId } = await aTripUnderWay();
  const input = rescue(await writeCrew(ctx));
  const asking = { ...headers, "idempotency-key": crypto.randomUUID() };
  const first = await (await site.call("rescue-trip", input, asking)).json();
  const again = await (await site.call("rescue-trip", input, asking)).json();
  expect(again).toEqual(first);
  expect(await reliefs()).toHaveLength(1);
  const { rows } = await site.pool.query(
    "select 1 from events where type = 'trip.broken_off' and payload ->> 'tripId' = $1",
    [tripId],
  );
  expect(rows).toHaveLength(1);
});
