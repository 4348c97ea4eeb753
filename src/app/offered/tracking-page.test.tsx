import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { linksContract } from "#features/live/links/contract.ts";
import { alertsContract } from "#features/tracking/alerts/contract.ts";
import { readRoadWatch } from "#features/tracking/alerts/server/read-road-watch.ts";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
import { geofencesContract } from "#features/tracking/geofences/contract.ts";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import type { Context } from "#platform/context.ts";
import { TrackingDesk } from "#shells/admin/tracking-desk.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { fromTheAirport, seeVehicle } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { type Asks, expectTaken } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";

// The drawing needs WebGL, which no test of screens has.
vi.mock("#design/map/street-map.tsx", () => ({ StreetMap: () => null }));

afterEach(endDrawing);

const draw = (ctx: Context, tab: string, ready: () => unknown) =>
  drawOnServer(ctx, <TrackingDesk />, { path: `/admin/tracking?tab=${tab}`, ready });

/** Tabs, filters and ways to other pages. */
const onTracking: Asks = {
  Live: null,
  Replay: null,
  Geofences: null,
  "Share links": null,
  List: null,
  Map: null,
  All: null,
  "Open trip": null,
  "Choose a vehicle": null,
  Copy: null,
  "Show all": null,
  Close: null,
  "© OpenStreetMap": null,
  "On a trip": null,
  "On duty": null,
  "No signal": null,
  Late: null,
  Interrupted: null,
  "Show visits": (ctx) => askServer(ctx, geofencesContract.listGeofenceVisits, {}),
};

async function answerSuggestion(ctx: Context, answer: "yes" | "no") {
  const [request] = (await readRoadWatch(ctx)).value.suggestions;
  if (!request) return { ok: false, reason: "nothing is suggested" };
  const { trip, event, visit_id } = request;
  return answer === "no"
    ? askServer(ctx, alertsContract.declineSuggestion, { visit_id })
    : askServer(ctx, roadDeskContract.recordTripEvent, {
        trip_id: trip.id,
        version: trip.version,
        event,
        reason: "Seen",
      });
}

const suggested = { en_route: "Mark arrived", arrived: "Mark on board", onboard: "Mark dropped off" };

test.each(tripStates)("what is suggested of a trip that is %s is taken", (state) =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId, token, plate } = await writeTrackedTrip(ctx, { state, minutes: 300 });
    await fromTheAirport(ctx, tripId);
    const seen = async (minutes: number, at = {}) => {
      const then = { ...ctx, now: addMinutes(ctx.now, minutes) };
      await seeVehicle(then, token, at);
      await watchRoad(then);
    };
    await seen(0);
    if (state !== "en_route") await seen(5, { latitude: -33.95 });
    if (state === "onboard") await seen(30, { latitude: -33.903, longitude: 18.423 });
    const now = { ...ctx, now: addMinutes(ctx.now, state === "onboard" ? 33 : 10) };
    await draw(now, "live", () => screen.getAllByText(/Live|Connecting/));
    const rows: Asks = { [plate]: null, Sipho: null };
    const offered = await expectTaken(now, {
      ...Object.fromEntries(
        Object.values(suggested).map((name) => [name, (by: Context) => answerSuggestion(by, "yes")]),
      ),
      "Not yet": (by) => answerSuggestion(by, "no"),
      ...onTracking,
      ...rows,
    });
    const expected = suggested[state as keyof typeof suggested];
    expect(offered.filter((name) => name.startsWith("Mark"))).toEqual(expected ? [expected] : []);
  }),
);

test.each(tripStates)("a link to a trip that is %s is withdrawn where that is offered", (state) =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { tripId } = await writeLiveTrip(ctx, { state: "en_route" });
    await askServer(ctx, linksContract.createLiveLink, { trip_id: tripId, name: "Concierge" });
    await ctx.db.update(trips).set({ state });
    await draw(ctx, "links", () => screen.getByText(/Concierge/));
    const listed = await askServer(ctx, linksContract.listLiveLinks, {});
    const link_id = listed.ok ? (listed.value.links[0]?.id ?? "") : "";
    await expectTaken(ctx, {
      ...onTracking,
      Withdraw: (by) => askServer(by, linksContract.withdrawLiveLink, { link_id }),
    });
  }),
);

test("geofences are drawn, changed and deleted by all who see them", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const circle = { kind: "circle" as const, latitude: -33.9, longitude: 18.5, radius_m: 200 };
    const fence = { id: null, version: 1, name: "Depot", purpose: "depot" as const, shape: circle };
    const saved = await askServer(ctx, geofencesContract.saveGeofence, fence);
    const id = saved.ok ? saved.value.id : "";
    await draw(ctx, "geofences", () => screen.getByRole("button", { name: "Edit Depot" }));
    const offered = await expectTaken(ctx, {
      ...onTracking,
      "Draw geofence": (by) => askServer(by, geofencesContract.saveGeofence, { ...fence, name: "Yard" }),
      "Edit Depot": (by) => askServer(by, geofencesContract.saveGeofence, { ...fence, id, name: "Yard" }),
      "Delete Depot": (by) => askServer(by, geofencesContract.deleteGeofence, { id }),
    });
    expect(offered).toEqual(expect.arrayContaining(["Draw geofence", "Edit Depot", "Delete Depot"]));
  }));
