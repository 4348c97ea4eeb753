import { type WeatherReach, weatherTours } from "#domain/booking/weather-day.ts";
import { tours } from "#domain/company/catalogue.ts";

const nameOf = (slug: string): string => tours.find((tour) => tour.slug === slug)?.name ?? slug;
const namesOf = (slugs: readonly string[]): string => slugs.map(nameOf).join(", ");

export const reachLabels: Readonly<Record<WeatherReach, { title: string; text: string }>> = {
  weather_tours: { title: "Weather-dependent tours", text: namesOf(weatherTours) },
  chosen: { title: "Selected tours", text: "One or more" },
  everything: { title: "All bookings on that date", text: "Transfers too, for a storm, a flood or closed roads" },
};

/** The subject of a declared day. */
export const aboutText = (reach: WeatherReach, offers: readonly string[]): string =>
  reach === "chosen" ? namesOf(offers) : reachLabels[reach].title;

/** How many bookings it concerns, and whether they are emailed. */
export function concernedText(bookings: number, tellsGuests: boolean | null): string {
  if (bookings === 0) return "No bookings on that date.";
  const count = bookings === 1 ? "1 booking" : `${bookings} bookings`;
  if (tellsGuests === null) return `${count} on that date.`;
  return tellsGuests
    ? `${count} on that date. We’ll email the customers.`
    : `${count} on that date. We won’t email the customers.`;
}
