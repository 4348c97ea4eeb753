import { type WeatherReach, weatherTours } from "#domain/booking/weather-day.ts";
import { tours } from "#domain/company/catalogue.ts";

const nameOf = (slug: string): string => tours.find((tour) => tour.slug === slug)?.name ?? slug;
const namesOf = (slugs: readonly string[]): string => slugs.map(nameOf).join(", ");

export const reachLabels: Readonly<Record<WeatherReach, { title: string; text: string }>> = {
  weather_tours: { title: "Tours the weather can spoil", text: namesOf(weatherTours) },
  chosen: { title: "Tours I choose", text: "One, or several." },
  everything: { title: "Everything that day", text: "Transfers too: a storm, a flood, closed roads." },
};

/** What a declared day is about. */
export const aboutText = (reach: WeatherReach, offers: readonly string[]): string =>
  reach === "chosen" ? namesOf(offers) : reachLabels[reach].title;

/** How many it concerns, and whether they hear of it. */
export function concernedText(bookings: number, tellsGuests: boolean | null): string {
  if (bookings === 0) return "No booking stands for that day.";
  const count = bookings === 1 ? "1 booking stands" : `${bookings} bookings stand`;
  if (tellsGuests === null) return `${count} for that day.`;
  return tellsGuests
    ? `${count} for that day; we write to the guests.`
    : `${count} for that day; nobody is written to.`;
}
