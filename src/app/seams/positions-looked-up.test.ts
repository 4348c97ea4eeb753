import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite } from "#testing/test-site.ts";

/** Calls of our team that tell a place on the earth, and what becomes of it: a vehicle’s position is never read unlogged. */
const tellPlaces: Readonly<Record<string, string>> = {
  "live-map": "logged",
  "vehicle-trail": "logged",
  "trip-trail": "logged",
  "list-geofences": "our own places",
  "locate-place": "a place on the map",
  "read-trip-way": "pickup and drop-off",
  "read-trip-record": "what the driver reported with a step",
  "read-no-show": "what the driver reported as evidence",
  "list-photos": "where the driver took the photograph",
  "open-sos-alarms": "the driver asked to be found",
  "past-sos-alarms": "the driver asked to be found",
};

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function callsThatTellPlaces() {
  const { paths } = await (await site.app.request("/openapi.json")).json();
  return Object.entries<{ post: { responses: Record<string, unknown> } }>(paths).flatMap(([path, { post }]) => {
    const call = site.app.service.find(path.replace("/functions/v1/", ""))?.call;
    const isForTeam = Array.isArray(call?.access) && call.access.includes("dispatcher");
    return call && isForTeam && JSON.stringify(post.responses["200"]).includes('"latitude"') ? [call] : [];
  });
}

test("our team reads positions by the calls that say so, and by no other", async () => {
  const names = (await callsThatTellPlaces()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(tellPlaces).toSorted());
});

test("each that reads positions writes who looked", async () => {
  const logged = (await callsThatTellPlaces()).filter(({ name }) => tellPlaces[name] === "logged");
  expect(logged.map(({ effect }) => effect)).toEqual(logged.map(() => "changes"));
  const dispatcher = await site.as("dispatcher");
  const before = await looks();
  await site.call("live-map", {}, dispatcher.headers);
  expect(await looks()).toBe(before + 1);
});

const looks = async () =>
  Number((await site.pool.query("select count(*) from audit_log where action = 'live_map.opened'")).rows[0].count);
