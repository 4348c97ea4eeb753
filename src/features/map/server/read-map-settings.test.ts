import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import { aTileArchive } from "#testing/builders/map/a-tile-archive.ts";
import { handed } from "#testing/test-config.ts";
import { handMap } from "../../../app/hand-map.ts";
import { readMapSettings } from "./read-map-settings.ts";

let mapDataDir = "";
beforeEach(() => {
  mapDataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cts-map-"));
});
afterEach(() => fs.rmSync(mapDataDir, { recursive: true }));

const log = createLogger("silent");
const put = (content: Buffer | string) => fs.writeFileSync(path.join(mapDataDir, "cape.pmtiles"), content);

test("with a street map, its extent is returned", async () => {
  put(aTileArchive([{ number: 0, content: "all" }]));

  expect(await readMapSettings({ map: handMap({ mapDataDir }, log), setup: handed.setup, log })).toEqual({
    ok: true,
    value: { tiles: { min_zoom: 0, max_zoom: 14, bounds: [17.8, -34.9, 24.4, -31] }, is_simulated: false },
  });
});

test.each([
  ["nothing is in the folder", undefined],
  [
    "the file is no map",
    "PMTiles it is not, whatever it says, for it lacks all that a map of that kind has at its start, and ends",
  ],
  ["the file ends too soon", "PMTiles"],
  ["its tiles are pictures", aTileArchive([{ number: 0, content: "all" }], { tileType: 2 })],
])("our own outline is used if %s", async (_why, content) => {
  if (content !== undefined) put(content);

  expect(await readMapSettings({ map: handMap({ mapDataDir }, log), setup: handed.setup, log })).toMatchObject({
    value: { tiles: null },
  });
});

test("the demo says that its vehicles are simulated", async () => {
  expect(await readMapSettings({ map: handed.map, setup: { ...handed.setup, hasLiveDemo: true }, log })).toMatchObject({
    value: { tiles: null, is_simulated: true },
  });
});
