import { type LocalDate, localDateOf } from "../time/local-time.ts";

/** Tours that depend on wind, swell or cloud: the cable car, the ferry, the boat, the light. */
export const weatherTours: readonly string[] = [
  "table-mountain",
  "robben-island",
  "whale-watching",
  "sunset-photography",
];

/** `weather_tours`: all of those; `chosen`: the named tours; `everything`: no one should be on the road. */
export const weatherReaches = ["weather_tours", "chosen", "everything"] as const;
export type WeatherReach = (typeof weatherReaches)[number];

/** A day our team has declared too bad for travel. */
export type WeatherDay = {
  readonly day: LocalDate;
  readonly reach: WeatherReach;
  /** Only for `chosen`. */
  readonly offers: readonly string[];
};

type Drive = { readonly pickupAt: Date; readonly offer: string | null };

/** The bad-weather day a drive falls on, if any: cancelling is free then. */
export const weatherOn = <D extends WeatherDay>(days: readonly D[], drive: Drive): D | undefined =>
  days.find((declared) => declared.day === localDateOf(drive.pickupAt) && isReached(declared, drive.offer));

function isReached(declared: WeatherDay, offer: string | null): boolean {
  const reached = toursOf(declared);
  return reached === null || (offer !== null && reached.includes(offer));
}

/** The tours a bad-weather day affects; null if it affects every drive. */
export function toursOf({ reach, offers }: Pick<WeatherDay, "reach" | "offers">): readonly string[] | null {
  if (reach === "everything") return null;
  return reach === "chosen" ? offers : weatherTours;
}
