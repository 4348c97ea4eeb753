import { expect, test } from "vitest";
import { placeIn } from "./find-place.ts";
import { places } from "./place.ts";
import { placeOfPoi } from "./poi.ts";
import { isSamePlace } from "./same-place.ts";
import { stays } from "./stays.ts";

const hotels = [...places.filter(({ kind }) => kind === "hotel"), ...stays];

test("no two entries of our list are one hotel", () => {
  const twice = hotels.flatMap((one, at) =>
    hotels.slice(at + 1).flatMap((other) => (isSamePlace(one, other) ? [`${one.name} = ${other.name}`] : [])),
  );
  expect(twice).toEqual([]);
});

test.each(["Mount Nelson", "Mount Nelson Hotel", "The Mount Nelson", "Belmond Mount Nelson Hotel"])(
  "%s is the Mount Nelson, and the map data offers it no second time",
  (name) => {
    expect(placeIn(name)?.id).toBe("belmond-mount-nelson-hotel");
    expect(placeOfPoi({ name, kind: "lodging", latitude: -33.9321, longitude: 18.4118 })).toBeNull();
  },
);

test.each(hotels.map(({ name, latitude, longitude }) => [name, latitude, longitude] as const))(
  "the map’s “%s” is ours, however it writes the house",
  (name, latitude, longitude) => {
    const bare = name.replace(/ (Hotel|Lodge|Guesthouse)$/, "");
    expect(placeOfPoi({ name: `The ${bare} Hotel`, kind: "lodging", latitude, longitude })).toBeNull();
  },
);
