import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Bounds, readExtract } from "#features/map/roads/server/gateways/read-extract.ts";
import { joinRoads } from "#features/map/roads/server/join-roads.ts";
import { isRoutable } from "#features/map/roads/server/read-roads.ts";
import { writePois } from "#features/map/roads/server/write-pois.ts";
import { writeRoads } from "#features/map/roads/server/write-roads.ts";

const usage = `npm run roads -- extract.osm.pbf [--out folder] [--bounds west,south,east,north]

Makes roads.bin and poi.json from an OpenStreetMap extract. Put them into MAP_DATA_DIR, then start the site again.
  --out      the folder they are written to; default: where you are
  --bounds   in degrees; roads outside are left out. The Western Cape: 17.8,-34.9,24.4,-31.0`;

async function makeRoads() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string" }, bounds: { type: "string" } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1 || !fs.existsSync(file))
    return stop(file ? `${usage}\n\nNo such file: ${file}` : usage);
  const bounds = values.bounds === undefined ? undefined : boundsIn(values.bounds);
  if (bounds === "wrong") return stop(usage);
  const folder = values.out ?? ".";
  console.log(`  reading ${file}`);
  const extract = await readExtract(file, bounds);
  if (extract.ways.length === 0) return stop("There are no roads in this extract, or none within the bounds.");
  console.log(`  joining ${extract.ways.length} roads`);
  const plan = joinRoads(extract);
  const content = writeRoads(plan);
  fs.mkdirSync(folder, { recursive: true });
  const target = replace(folder, "roads.bin", content);
  replace(folder, "poi.json", writePois(extract.pois));
  const km = plan.edges.reduce((sum, { metres }) => sum + metres, 0) / 1000;
  const cut = plan.edges.filter(({ flags }) => !isRoutable(flags)).length;
  console.log(`  ${target}: ${plan.nodes.length} junctions, ${plan.edges.length} roads, ${Math.round(km)} km`);
  console.log(`  ${path.join(folder, "poi.json")}: ${extract.pois.length} named places`);
  console.log(`  ${cut} of the roads lead nowhere and are not driven; ${Math.ceil(content.length / 1024)} KB`);
}

/** Readers find the old file or the new one, never half of one. */
function replace(folder: string, name: string, content: string | Uint8Array): string {
  const target = path.join(folder, name);
  fs.writeFileSync(`${target}.new`, content);
  fs.renameSync(`${target}.new`, target);
  return target;
}

function boundsIn(text: string): Bounds | "wrong" {
  const [west, south, east, north] = text.split(",").map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return "wrong";
  return west < east && south < north ? { west, south, east, north } : "wrong";
}

function stop(words: string) {
  console.error(words);
  process.exitCode = 1;
}

await makeRoads();
