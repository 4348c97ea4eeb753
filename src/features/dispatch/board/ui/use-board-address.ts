import { useSearchParams } from "react-router";
import { isLocalDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";

export type BoardView = "day" | "week";

/** The board’s dates are in the address, so that it can be shared. */
export function useBoardAddress() {
  const [query, setQuery] = useSearchParams();
  const today = localDateOf(new Date());
  const match = query.get("date") ?? "";
  const day = isLocalDate(match) ? match : today;
  const view: BoardView = query.get("view") === "week" ? "week" : "day";
  const go = (to: { day: LocalDate; view: BoardView }) =>
    setQuery(
      { ...(to.view === "week" && { view: "week" }), ...(to.day !== today && { date: to.day }) },
      { replace: to.view === view, preventScrollReset: true },
    );
  return {
    day,
    today,
    view,
    looksFor: query.get("search") ?? "",
    opens: query.get("trip") ?? undefined,
    onDay: (next: LocalDate) => go({ day: next, view }),
    onView: (next: BoardView) => go({ day, view: next }),
    /** A single day of the week. */
    onOpenDay: (next: LocalDate) => go({ day: next, view: "day" }),
  };
}
