import { lazy } from "react";

// The grid of days weighs about 20 kB: it comes when a picker first opens.
export const loadCalendar = () => import("./calendar.tsx");

export const LazyDayCalendar = lazy(async () => ({ default: (await loadCalendar()).DayCalendar }));
export const LazyRangeCalendar = lazy(async () => ({ default: (await loadCalendar()).RangeCalendar }));
