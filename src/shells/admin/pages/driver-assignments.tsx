import { useSearchParams } from "react-router";
import { isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { DayBoard } from "#features/dispatch/board/ui/day-board.tsx";
import { AdminPage } from "../admin-page.tsx";

/** The dispatcher's board, in Admin. The day is in the address, so that it can be sent to a colleague. */
export default function DriverAssignmentsPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("date") ?? "";
  const today = localDateOf(new Date());
  return (
    <AdminPage title="Driver assignments" lead="Who drives what, and what still needs a driver.">
      <DayBoard
        looksFor={query.get("search") ?? ""}
        opens={query.get("trip") ?? undefined}
        day={isLocalDate(asked) ? asked : today}
        onDay={(day) => setQuery(day === today ? {} : { date: day }, { replace: true })}
      />
    </AdminPage>
  );
}
