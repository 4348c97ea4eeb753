import type { Tour } from "../catalogue/tour.ts";
import { type LocalDate, localDateOf } from "../time/local-time.ts";

/** Tours that wind, swell or cloud can spoil. */
export const weatherTours = (tours: readonly Tour[]): readonly string[] =>
  tours.filter(({ needsWeather }) => needsWeather).map(({ slug }) => slug);

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
export const weatherOn = <D extends WeatherDay>(
  days: readonly D[],
  drive: Drive,
  tours: readonly Tour[],
): D | undefined =>
  days.find((declared) => declared.day === localDateOf(drive.pickupAt) && isReached(declared, drive.offer, tours));

function isReached(declared: WeatherDay, offer: string | null, tours: readonly Tour[]): boolean {
  const reached = toursOf(declared, tours);
  return reached === null || (offer !== null && reached.includes(offer));
}

/** The tours a bad-weather day affects; null if it affects every drive. */
export function toursOf(
  { reach, offers }: Pick<WeatherDay, "reach" | "offers">,
  tours: readonly Tour[],
): readonly string[] | null {
  if (reach === "everything") return null;
  return reach === "chosen" ? offers : weatherTours(tours);
}
