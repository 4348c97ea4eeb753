import type { geofences } from "#db/schema/tracking.ts";
import type { Shape } from "#domain/tracking/geofence.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

const around = (latitude: number, longitude: number, radiusM: number): Shape => ({
  kind: "circle",
  centre: { latitude, longitude },
  radiusM,
});

const drawn: readonly (Pick<typeof geofences.$inferInsert, "name" | "purpose"> & { readonly shape: Shape })[] = [
  { name: "Depot, Paarden Eiland", purpose: "depot", shape: around(-33.9185, 18.4706, 250) },
  { name: "Airport arrivals", purpose: "own", shape: around(-33.9694, 18.5972, 400) },
  {
    name: "V&A Waterfront",
    purpose: "own",
    shape: {
      kind: "polygon",
      ring: [
        { latitude: -33.9, longitude: 18.4155 },
        { latitude: -33.9005, longitude: 18.4262 },
        { latitude: -33.9078, longitude: 18.4285 },
        { latitude: -33.9104, longitude: 18.421 },
        { latitude: -33.9063, longitude: 18.4148 },
      ],
    },
  },
];

/** The depot and the places dispatch watches. */
export function geofenceRows(clock: SeedClock): (typeof geofences.$inferInsert)[] {
  const luck = random("geofences");
  const at = clock.at(-120, 9 * 60);
  return drawn.map((fence) => ({ id: luck.id(at), ...fence, createdBy: "system", createdAt: at, updatedAt: at }));
}
