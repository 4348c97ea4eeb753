import { useSearchParams } from "react-router";
import { isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { DayBoard } from "#features/dispatch/board/ui/day-board.tsx";
import { AreaTitle } from "../../area-title.tsx";

/** The day stands in the address, so that it can be sent to a colleague. */
export default function DispatcherDashboard() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("date") ?? "";
  const today = localDateOf(new Date());
  return (
    <>
      <AreaTitle title="Dispatch" />
      <DayBoard
        looksFor={query.get("search") ?? ""}
        day={isLocalDate(asked) ? asked : today}
        onDay={(day) => setQuery(day === today ? {} : { date: day }, { replace: true })}
      />
    </>
  );
}
