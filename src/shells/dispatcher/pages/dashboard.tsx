import { buttonClass } from "#design/button.tsx";
import { formatDay, formatFullDate, formatLongDate } from "#design/dates/date-text.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { addDays } from "#domain/time/local-time.ts";
import { Board } from "#features/dispatch/board/ui/board.tsx";
import { useBoardAddress } from "#features/dispatch/board/ui/use-board-address.ts";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { WaitingMap } from "#features/tracking/ui/waiting-map.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { AreaTitle } from "../../area-title.tsx";
import { handoverParts } from "../../handover-parts.tsx";

export default function DispatcherDashboard() {
  const { day, today, view } = useBoardAddress();
  const monday = mondayOf(day);
  const isWeek = view === "week";
  return (
    <>
      <AreaTitle title="Dispatch" />
      <PageFrame
        title={day === today && !isWeek ? "Today on the road" : "On the road"}
        lead={isWeek ? `${formatDay(monday)} – ${formatFullDate(addDays(monday, 6))}` : formatLongDate(day)}
        className="gap-3!"
        actions={
          <>
            <SiteLink
              to="/admin/tracking"
              className={buttonClass({ size: "sm", variant: "outline", className: "max-sm:px-3!" })}
            >
              Live tracking
            </SiteLink>
            <SiteLink
              to="/admin/bookings"
              className={buttonClass({ size: "sm", variant: "outline", className: "max-sm:px-3!" })}
            >
              Bookings
            </SiteLink>
            <SiteLink to="/admin/booking" className={buttonClass({ size: "sm", className: "max-sm:px-3!" })}>
              New booking
            </SiteLink>
          </>
        }
      >
        <ServiceNotice place="dispatch" />
        <Board handover={handoverParts} map={WaitingMap} />
      </PageFrame>
    </>
  );
}
