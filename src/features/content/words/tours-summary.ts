import { monthName } from "#domain/booking/tour-season.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { Href } from "#platform/browser/link.tsx";

/** A tour at a glance, for posters, menus and lists. */
export type TourSummary = {
  id: string;
  title: string;
  duration: string;
  /** Only for seasonal tours. */
  season?: string;
  detailPage: Href;
  bookingRoute: Href;
};

type Shown = Pick<Tour, "slug" | "bookSlug" | "name" | "duration" | "months">;

export function tourSummary({ slug, bookSlug, name, duration, months }: Shown): TourSummary {
  const season = months && seasonOf(months);
  return {
    id: slug,
    title: name,
    duration: shortDuration(duration),
    ...(season && { season }),
    detailPage: `/tours/${slug}`,
    bookingRoute: `/book/${bookSlug}`,
  };
}

/** "8–9 h", "2–3 days" */
function shortDuration({ fewest, most, unit }: Tour["duration"]): string {
  const span = most === null || most === fewest ? `${fewest}${most === null ? "+" : ""}` : `${fewest}–${most}`;
  if (unit === "hours") return `${span}\u00a0h`;
  return unit === "minutes" ? `${span}\u00a0min` : `${span} ${span === "1" ? "day" : "days"}`;
}

/** "June–November" */
function seasonOf(months: readonly number[]): string {
  const [first, last] = [months[0] ?? 1, months.at(-1) ?? 1];
  return first === last ? monthName(first) : `${monthName(first)}–${monthName(last)}`;
}
