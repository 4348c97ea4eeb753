import { useSearchParams } from "react-router";
import { formatLongDate } from "#design/dates/date-text.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { DayBoard } from "#features/dispatch/board/ui/day-board.tsx";
import { AreaTitle } from "../../area-title.tsx";

/** The day is in the address, so that it can be sent to a colleague. */
export default function DispatcherDashboard() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("date") ?? "";
  const today = localDateOf(new Date());
  const day = isLocalDate(asked) ? asked : today;
  return (
    <>
      <AreaTitle title="Dispatch" />
      <PageFrame
        title={day === today ? "Today on the road" : "On the road"}
        lead={formatLongDate(day)}
        className="gap-3!"
      >
        <DayBoard
          looksFor={query.get("search") ?? ""}
          opens={query.get("trip") ?? undefined}
          day={day}
          onDay={(next) => setQuery(next === today ? {} : { date: next }, { replace: true })}
        />
      </PageFrame>
    </>
  );
}
