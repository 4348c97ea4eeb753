import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import { closeSosAlarm } from "#features/sos/server/close-sos-alarm.ts";
import { takeSosAlarm } from "#features/sos/server/take-sos-alarm.ts";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { aRaisedSos } from "#testing/builders/dispatch/an-sos.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
type Written = { readonly tripId: string; readonly vehicleId: string };

/** Calls of our team that tell a place on the earth where no one was. */
const placesOfNobody = ["list-geofences", "locate-place", "read-tariff", "read-trip-way"];

/** Those that tell where someone was, however it became known: what is asked, and what the activity log says then. */
const placesOfPeople: Readonly<Record<string, readonly [ask: (written: Written) => object, action: string]>> = {
  "live-map": [() => ({}), "live_map.opened"],
  "vehicle-trail": [
    ({ vehicleId }) => ({ vehicle_id: vehicleId, from: "2026-11-01T06:00:00Z", to: "2026-11-01T09:00:00Z" }),
    "positions.viewed",
  ],
  "trip-trail": [({ tripId }) => ({ trip_id: tripId }), "positions.viewed"],
  "rescue-options": [({ tripId }) => ({ trip_id: tripId }), "positions.viewed"],
  "read-trip-record": [({ tripId }) => ({ trip_id: tripId }), "trip_record.viewed"],
  "read-no-show": [({ tripId }) => ({ trip_id: tripId }), "no_show_evidence.viewed"],
  "open-sos-alarms": [() => ({}), "sos_place.viewed"],
  "past-sos-alarms": [() => ({}), "past_sos_places.viewed"],
};

/** The same in another form than coordinates: a document, and who came to a geofence. */
const alsoLogged: typeof placesOfPeople = {
  "evidence-file": [({ tripId }) => ({ trip_id: tripId }), "trip.evidence_downloaded"],
  "list-geofence-visits": [() => ({}), "geofence_visits.viewed"],
};

let site: Site;
let written: Written;

beforeAll(async () => {
  site = await openTestSite();
  written = await inTransaction(site.pool, async (db) => {
    const { ctx } = createContext(site.world, { db, actor: system, correlationId: "test" });
    const { tripId, report } = await aDriverOnTheWay(ctx);
    await report("arrive", -5);
    const past = await aRaisedSos(ctx);
    const team = await asTeam(ctx);
    await takeSosAlarm(team, { alarm_id: past.alarmId, version: 1 });
    await closeSosAlarm(team, { alarm_id: past.alarmId, version: 2, words: "Safe" });
    const { vehicleId } = await aRaisedSos(ctx);
    return { tripId, vehicleId };
  });
});
afterAll(() => site.close());

async function callsThatTellPlaces(): Promise<string[]> {
  const { paths } = await (await site.app.request("/openapi.json")).json();
  return Object.entries<{ post: { responses: Record<string, unknown> } }>(paths).flatMap(([path, { post }]) => {
    const call = site.app.service.find(path.replace("/functions/v1/", ""))?.call;
    const isForTeam = Array.isArray(call?.access) && call.access.includes("dispatcher");
    return call && isForTeam && JSON.stringify(post.responses["200"]).includes('"latitude"') ? [call.name] : [];
  });
}

test("our team reads where someone was by the calls that are listed here, and by no other", async () => {
  const listed = [...placesOfNobody, ...Object.keys(placesOfPeople)];
  const list = "placesOfNobody or placesOfPeople in src/app/seams/positions-looked-up.test.ts";
  expectListed(await callsThatTellPlaces(), listed, list);
});

const looks = async (userId: string) =>
  (await site.pool.query("select action from audit_log where actor_id = $1", [userId])).rows.map(
    ({ action }) => action,
  );

test.each(Object.entries({ ...placesOfPeople, ...alsoLogged }))(
  "who asks for %s is in the activity log",
  async (name, [ask, action]) => {
    const dispatcher = await site.as("dispatcher");
    expect((await site.call(name, ask(written), dispatcher.headers)).status).toBe(200);
    expect(await looks(dispatcher.userId)).toContain(action);
  },
);
