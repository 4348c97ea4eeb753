import { expect, test } from "vitest";
import { locate } from "./locate.ts";
import { placeOfPoi, poiKindOf } from "./poi.ts";

const seaPoint = { latitude: -33.9151, longitude: 18.3937 };
const poi = (name: string, at = seaPoint) => ({ name, kind: "lodging" as const, ...at });

test("a guesthouse of the map data is named with its suburb, and priced by it", () => {
  const place = placeOfPoi(poi("Aunt Mavis’s Rooms"));
  expect(place).toMatchObject({ name: "Aunt Mavis’s Rooms, Sea Point", kind: "stay", area: "Atlantic Seaboard" });
  expect(locate(place?.name ?? "").place?.name).toBe("Sea Point");
});

test.each([
  ["one we know ourselves", poi("The Portswood Hotel")],
  ["one that has the name of a suburb", poi("Gardens")],
  ["one far from every town", poi("Karoo Farm", { latitude: -31.2, longitude: 21.1 })],
])("%s is not offered a second time or in the wrong place", (_, one) => {
  expect(placeOfPoi(one)).toBeNull();
});

test.each([
  [{ tourism: "guest_house" }, "lodging"],
  [{ amenity: "restaurant" }, "restaurant"],
  [{ tourism: "hotel", amenity: "restaurant" }, "lodging"],
  [{ amenity: "school" }, undefined],
  [{ highway: "residential" }, undefined],
])("%j is %s", (tags, kind) => {
  expect(poiKindOf(tags)).toBe(kind);
});
