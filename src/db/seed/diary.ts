import { hoursBetween } from "#domain/time/local-time.ts";
import type { SeedClock } from "./seed-clock.ts";

export type Busy = { readonly from: Date; readonly to: Date };

/** When every driver and vehicle is taken. */
export type Diary = {
  isFree(id: string, busy: Busy): boolean;
  /** Hours of what starts on that day. */
  hoursOn(id: string, day: number): number;
  hoursInAll(id: string): number;
  take(id: string, busy: Busy): void;
  giveBack(id: string, busy: Busy): void;
};

type Page = { readonly taken: Set<Busy>; readonly hoursByDay: Map<number, number>; hours: number };

export function diary(clock: SeedClock): Diary {
  const pages = new Map<string, Page>();
  const pageOf = (id: string): Page => {
    const known = pages.get(id) ?? { taken: new Set(), hoursByDay: new Map(), hours: 0 };
    pages.set(id, known);
    return known;
  };
  const count = (page: Page, busy: Busy, hours: number) => {
    const day = clock.dayOf(busy.from);
    page.hoursByDay.set(day, (page.hoursByDay.get(day) ?? 0) + hours);
    page.hours += hours;
  };
  return {
    isFree(id, busy) {
      for (const other of pageOf(id).taken) if (other.to > busy.from && other.from < busy.to) return false;
      return true;
    },
    hoursOn: (id, day) => pageOf(id).hoursByDay.get(day) ?? 0,
    hoursInAll: (id) => pageOf(id).hours,
    take(id, busy) {
      pageOf(id).taken.add(busy);
      count(pageOf(id), busy, hoursBetween(busy.from, busy.to));
    },
    giveBack(id, busy) {
      pageOf(id).taken.delete(busy);
      count(pageOf(id), busy, -hoursBetween(busy.from, busy.to));
    },
  };
}
