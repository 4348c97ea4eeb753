import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeIn } from "#domain/geography/find-place.ts";
import { createLogger } from "#platform/logger.ts";
import { handMap } from "../../../app/hand-map.ts";
import { suggestPlaces } from "./suggest-places.ts";

const log = createLogger("silent");
const placesFor = async (text: string, mapDataDir?: string) => {
  const answer = await suggestPlaces({ map: handMap({ mapDataDir }, log), log }, { text });
  return answer.ok ? answer.value.places : [];
};

test.each([
  ["cape town int", "airport"],
  ["camps", "Camps Bay"],
  ["sea poi", "Sea Point"],
])("%s finds %s", async (typed, request) => {
  const [first] = await placesFor(typed);
  expect([first?.name, first?.kind]).toContain(request);
});

test("what is offered is what a price is found for", async () => {
  for (const { name } of await placesFor("ca")) expect(placeIn(name)?.name).toBe(name);
});

test.each([[""], ["zzqx"]])("%j finds nothing, and that is an answer", async (typed) => {
  expect(await placesFor(typed)).toEqual([]);
});

test("no list is longer than one can read", async () => {
  expect((await placesFor("a")).length).toBeLessThanOrEqual(8);
});

test("a hotel of our own list comes with its suburb", async () => {
  const [first] = await placesFor("four rosmead");
  expect(first).toEqual({ id: "four-rosmead", name: "Four Rosmead", kind: "stay", area: "Oranjezicht, City Bowl" });
});

function mapFolder(poi: unknown): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-poi-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, "poi.json"), typeof poi === "string" ? poi : JSON.stringify(poi));
  return folder;
}

test("the places of the map folder are found too, with the suburb that prices them", async () => {
  const folder = mapFolder({
    columns: ["name", "kind", "osm_subclass", "near", "lat", "lon"],
    rows: [
      ["Protea Lane Rooms", "lodging", "guest_house", "Sea Point", -33.9151, 18.3937],
      ["The Portswood Hotel", "lodging", "hotel", "Waterfront", -33.906, 18.416],
      ["Protea Lane Police", "civic", "police", "Sea Point", -33.9151, 18.3937],
      ["Protea Lane nowhere", "lodging", "hotel", "", null, null],
    ],
  });
  expect(await placesFor("protea lane", folder)).toEqual([
    {
      id: "protea-lane-rooms-sea-point",
      name: "Protea Lane Rooms, Sea Point",
      kind: "stay",
      area: "Atlantic Seaboard",
    },
  ]);
  expect((await placesFor("portswood", folder)).map(({ name }) => name)).toEqual(["The Portswood Hotel"]);
  expect(placeIn("Protea Lane Rooms, Sea Point")?.name).toBe("Sea Point");
});

test.each([["{"], ["[]"]])("a file that says %s is as good as none", async (content) => {
  expect((await placesFor("camps", mapFolder(content)))[0]?.name).toBe("Camps Bay");
});
