import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCompany } from "#db/seed/demo-company.ts";
import { driverPortrait, vehiclePortrait } from "#domain/fleet/portrait.ts";
import { fileKindOf } from "#platform/files/file-kind.ts";
import { demoNow } from "#testing/test-database.ts";
import { openTestSite } from "#testing/test-site.ts";
import { answeredByApp } from "./serve-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const company = demoCompany(demoNow);
const looksOf = ({ id = "", seats, colour = "" }: (typeof company.vehicles)[number]) => ({ id, seats, colour });
const hashOf = async (address: string) =>
  createHash("sha256")
    .update(new Uint8Array(await (await site.app.request(address)).arrayBuffer()))
    .digest("hex");

test("no two drivers and no two vehicles of the demo look alike, and each looks the same every time", async () => {
  const drivers = company.drivers.map(({ id = "" }) => driverPortrait(id));
  const vehicles = company.vehicles.map((vehicle) => vehiclePortrait(looksOf(vehicle)));
  expect(drivers.length).toBeGreaterThan(12);
  expect(vehicles.length).toBe(12);
  for (const addresses of [drivers, vehicles]) {
    const drawn = await Promise.all(addresses.map(hashOf));
    expect(new Set(drawn).size).toBe(addresses.length);
    expect(await Promise.all(addresses.map(hashOf))).toEqual(drawn);
  }
});

test("the site leaves the addresses of portraits to the application, and draws no page for them", () => {
  expect(driverPortrait("one")).toMatch(answeredByApp);
  expect(vehiclePortrait({ id: "one", seats: 3, colour: "White" })).toMatch(answeredByApp);
});

test.each([
  ["driver-7.svg", "image/svg+xml"],
  ["driver-7.png", "image/png"],
  ["coach-white-7.svg", "image/svg+xml"],
  ["coach-white-7.png", "image/png"],
])("%s is a picture that may be kept for good, and shown in an email", async (name, type) => {
  const answer = await site.app.request(`/portraits/${name}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const content = Buffer.from(await answer.arrayBuffer());
  if (type === "image/png") expect(fileKindOf(content)).toBe("image/png");
  else expect(content.toString()).toMatch(/^<svg [^>]+>(<path fill="#[0-9a-f]{6}" d="[-MLHVCZ0-9. ]+"\/>)+<\/svg>$/);
});

test.each(["driver-1.gif", "tank-white-1.svg", "driver-99999999999.svg", "driver-1.svg.png"])(
  "%s is no picture of ours",
  async (name) => {
    expect((await site.app.request(`/portraits/${name}`)).status).toBe(404);
  },
);
