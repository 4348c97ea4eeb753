import { expect, test } from "vitest";
import { closestZooms, firstLabel, type StreetGround } from "./street-map-ground.ts";
import { streetStyle } from "./street-map-style.ts";

const tiles: StreetGround = { kind: "tiles", url: "https://maps.example/{z}/{x}/{y}" };
const outline: StreetGround = { kind: "outline", outline: { type: "FeatureCollection", features: [] }, places: [] };

test.each([
  ["streets, light", "light", tiles],
  ["streets, dark", "dark", tiles],
  ["the outline, light", "light", outline],
  ["the outline, dark", "dark", outline],
] as const)("%s: every layer has a name of its own and a source that is there", (_, theme, ground) => {
  const style = streetStyle(theme, ground);
  const ids = style.layers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(firstLabel);
  const used = style.layers.flatMap((layer) => ("source" in layer ? [layer.source] : []));
  expect([...new Set(used)]).toEqual(Object.keys(style.sources));
});

test("names lie above everything else, and no font or sign is fetched from elsewhere", () => {
  const style = streetStyle("light", tiles);
  const labels = style.layers.map(({ type }) => type === "symbol");
  expect(labels.indexOf(true)).toBe(labels.lastIndexOf(false) + 1);
  expect(style.layers[labels.indexOf(true)]?.id).toBe(firstLabel);
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
});

test("the two themes differ in colours alone", () => {
  const [light, dark] = [streetStyle("light", tiles), streetStyle("dark", tiles)];
  expect(dark.layers.map(({ id }) => id)).toEqual(light.layers.map(({ id }) => id));
  expect(dark).not.toEqual(light);
});

test("on the outline a vehicle is brought no nearer than the names around it are seen", () => {
  expect(closestZooms(tiles)).toEqual({ shown: 14.5, most: 18 });
  const { shown, most } = closestZooms(outline);
  expect(shown).toBeLessThanOrEqual(11);
  expect(most).toBeGreaterThan(shown);
});
