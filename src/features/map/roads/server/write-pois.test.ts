import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anOsmExtract } from "#testing/builders/map/an-osm-extract.ts";
import { readExtract } from "./gateways/read-extract.ts";
import { writePois } from "./write-pois.ts";

test("an extract’s hotels are written by name, whether points or buildings", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-pois-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, "extract.osm.pbf");
  const corner = (id: number, longitude: number, latitude: number) => ({ id, longitude, latitude });
  fs.writeFileSync(
    file,
    anOsmExtract(
      [
        { ...corner(1, 18.4, -33.9), tags: { tourism: "guest_house", name: "Rose Cottage" } },
        { ...corner(2, 18.4, -33.9), tags: { tourism: "hotel" } },
        { ...corner(3, 18.4, -33.9), tags: { amenity: "school", name: "Hillside Primary" } },
        corner(4, 18.5, -33.8),
        corner(5, 18.502, -33.8),
        corner(6, 18.502, -33.802),
        corner(7, 18.5, -33.802),
        { ...corner(8, 25, -33.8), tags: { tourism: "hotel", name: "Far Hotel" } },
      ],
      [
        { refs: [4, 5, 6, 7], tags: { tourism: "hotel", building: "yes", name: "Bay House" } },
        { refs: [4, 5], tags: { highway: "residential", name: "Bay Street" } },
      ],
    ),
  );

  const extract = await readExtract(file, { west: 18, south: -34, east: 19, north: -33 });

  expect(extract.ways).toHaveLength(1);
  expect(JSON.parse(writePois(extract.pois))).toEqual({
    attribution: "© OpenStreetMap contributors",
    licence: "ODbL 1.0",
    columns: ["name", "kind", "lat", "lon"],
    rows: [
      ["Rose Cottage", "lodging", -33.9, 18.4],
      ["Bay House", "lodging", -33.801, 18.501],
    ],
  });
});
