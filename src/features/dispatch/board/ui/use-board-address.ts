import { useSearchParams } from "react-router";
import { isLocalDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";

export type BoardView = "day" | "week";

/** Which days the board shows is in the address, so that it can be sent to a colleague. */
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
    /** A day of the week, by itself. */
    onOpenDay: (next: LocalDate) => go({ day: next, view: "day" }),
  };
}
