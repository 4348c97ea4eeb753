import type { DriveBetween } from "#domain/geography/drive.ts";
import type { Stop } from "#features/content/words/page-shapes.ts";
import type { TileArchive } from "#features/map/tiles/server/read-pmtiles.ts";
import { lettering, letteringWidth } from "../kit/lettering.ts";
import { letters } from "../kit/letters.gen.ts";
import { Scene } from "../kit/scene.ts";
import { circle, rect, stroke } from "../kit/svg.ts";
import { drawGround, ink, paper, pathOf } from "./ground.ts";
import { LabelSheet } from "./labels.ts";
import { type Degrees, degreesOf, type Sheet, type Spot, sheetAround, thinned } from "./project.ts";

export type MapSources = { archive: TileArchive; driveBetween: DriveBetween };
type Tour = { slug: string; stops: readonly Stop[] };

const cityCentre: Stop = { name: "Cape Town", lat: -33.9249, lon: 18.4241 };
/** No road leads there: a ferry, and a cable. */
const byOtherMeans = new Set(["Robben Island", "Upper cable station"]);
const quietHour = new Date("2026-11-10T03:00:00Z");

type Way = { line: Degrees[]; isRoad: boolean };

/** A tour on the street map: from town through its stops and home, drawn as a poster. */
export async function drawRoute({ slug, stops }: Tour, { archive, driveBetween }: MapSources): Promise<Scene> {
  const ways = await waysThrough([cityCentre, ...stops, cityCentre], driveBetween);
  // Around the stops: the way there and home may run off the sheet, which leaves the names more room.
  const sheet = sheetAround(stops.map(degreesOf));
  const { drawing, names } = await drawGround(archive, sheet);
  const scene = new Scene(sheet.width, sheet.height);
  scene.add(rect(0, 0, sheet.width, sheet.height, paper), drawing, ...ways.map((way) => wayOn(sheet, way)));
  const route = ways.flatMap(({ line }) => denseOn(sheet, line));
  const labels = new LabelSheet(route, sheet);
  labels.keepFree(creditBox(sheet));
  const start = sheet.at(degreesOf(cityCentre));
  scene.add(
    labels.stops(
      stops.map((stop, index) => ({
        number: index + 1,
        name: stop.name.replace(/,.*/, ""),
        time: stop.time,
        at: sheet.at(degreesOf(stop)),
      })),
    ),
    slug === "township" ? "" : circle(start[0], start[1], 11, paper, { stroke: "#c8391f", strokeWidth: 6 }),
    labels.name("Cape Town", [start[0], start[1] - 34], { height: 34, colour: ink }),
  );
  for (const { layer, tags, parts } of names.toSorted((a, b) => rankOf(a.tags) - rankOf(b.tags))) {
    const text = String(tags.name ?? "");
    const spot = parts[0]?.[0];
    if (!spot || rankOf(tags) > 4 || ![...text].every((letter) => letters[letter])) continue;
    if (stops.some(({ name }) => name.includes(text) || text.includes(name)) || text === "Cape Town") continue;
    scene.add(labels.name(text, spot, { height: 23, colour: layer === "place" ? "#5d6a70" : "#2f6f86" }));
  }
  return scene.add(credit(sheet));
}

const rankOf = (tags: Record<string, unknown>) => Number(tags.rank ?? 9);

async function waysThrough(points: readonly Stop[], driveBetween: DriveBetween): Promise<Way[]> {
  const ways: Way[] = [];
  for (const [index, to] of points.entries()) {
    const before = points[index - 1];
    // Down from the mountain and off the ferry, the road goes on from where the other way started.
    const from = before && byOtherMeans.has(before.name) ? points[index - 2] : before;
    if (!from) continue;
    const isRoad = !byOtherMeans.has(to.name);
    const { line } = isRoad
      ? await driveBetween(
          { latitude: from.lat, longitude: from.lon },
          { latitude: to.lat, longitude: to.lon },
          quietHour,
        )
      : { line: [degreesOf(from), degreesOf(to)] };
    ways.push({ line: [...line], isRoad });
  }
  return ways;
}

function wayOn(sheet: Sheet, { line, isRoad }: Way): string {
  const path = pathOf(thinned(line.map(sheet.at), 0.7));
  const round = { strokeLinejoin: "round", strokeLinecap: "round" };
  const dashes = isRoad ? {} : { strokeDasharray: "3 15" };
  return stroke(path, paper, 14, round) + stroke(path, "#c8391f", 7, { ...round, ...dashes });
}

/** A spot every few units, so that a label knows how much of the route it would cover. */
function denseOn(sheet: Sheet, line: readonly Degrees[]): Spot[] {
  const spots = line.map(sheet.at);
  return spots.flatMap((spot, index): Spot[] => {
    const before = spots[index - 1] ?? spot;
    const steps = Math.ceil(Math.hypot(spot[0] - before[0], spot[1] - before[1]) / 8);
    return Array.from({ length: steps }, (_, step): Spot => {
      const share = (step + 1) / steps;
      return [before[0] + (spot[0] - before[0]) * share, before[1] + (spot[1] - before[1]) * share];
    });
  });
}

const creditParts = ["OpenMapTiles", "OpenStreetMap contributors"];
const creditSize = 21;
const signWidth = 30;
const creditWidth = creditParts.reduce((sum, text) => sum + letteringWidth(text, creditSize) + signWidth + 12, 12);
const creditBox = ({ width, height }: Sheet) => ({
  left: width - creditWidth - 8,
  top: height - 44,
  right: width,
  bottom: height,
});

/** Whose data it is, readable in the picture itself. Our letters have no copyright sign, so it is drawn. */
function credit(sheet: Sheet): string {
  const { left, top } = creditBox(sheet);
  const base = top + 30;
  let x = left + 12;
  const parts = creditParts.map((text) => {
    const sign = circle(x + 10, base - 7, 10, "none", { stroke: ink, strokeWidth: 1.8 });
    const letter = lettering("C", { x: x + 10 - letteringWidth("C", 14) / 2, y: base - 2, size: 14, colour: ink });
    const words = lettering(text, { x: x + signWidth - 4, y: base, size: creditSize, colour: ink });
    x += signWidth + letteringWidth(text, creditSize) + 12;
    return sign + letter + words;
  });
  return rect(left, top, creditWidth + 8, 44, paper, { opacity: 0.88 }) + parts.join("");
}
