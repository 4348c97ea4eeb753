import { type WeatherReach, weatherTours } from "#domain/booking/weather-day.ts";
import type { Tour } from "#domain/catalogue/tour.ts";

const namesOf = (slugs: readonly string[], tours: readonly Tour[]): string =>
  slugs.map((slug) => tours.find((tour) => tour.slug === slug)?.name ?? slug).join(", ");

export const reachTitles: Readonly<Record<WeatherReach, string>> = {
  weather_tours: "Weather-dependent tours",
  chosen: "Selected tours",
  everything: "All bookings on that date",
};

export function reachText(reach: WeatherReach, tours: readonly Tour[]): string {
  if (reach === "weather_tours") return namesOf(weatherTours(tours), tours);
  return reach === "chosen" ? "One or more" : "Transfers too, for a storm, a flood or closed roads";
}

/** The subject of a declared day. */
export const aboutText = (reach: WeatherReach, offers: readonly string[], tours: readonly Tour[]): string =>
  reach === "chosen" ? namesOf(offers, tours) : reachTitles[reach];

/** How many bookings it concerns, and whether they are emailed. */
export function concernedText(bookings: number, tellsGuests: boolean | null): string {
  if (bookings === 0) return "No bookings on that date.";
  const count = bookings === 1 ? "1 booking" : `${bookings} bookings`;
  if (tellsGuests === null) return `${count} on that date.`;
  return tellsGuests
    ? `${count} on that date. We’ll email the customers.`
    : `${count} on that date. We won’t email the customers.`;
}
