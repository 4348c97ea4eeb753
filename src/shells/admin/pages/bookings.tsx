import { CalendarPlus } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { ImportBookingsButton } from "#features/booking/imports/ui/import-bookings-button.tsx";
import { BookingsTable } from "#features/booking/list/ui/bookings-table.tsx";
import { WeatherPanel } from "#features/booking/weather/ui/weather-panel.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function BookingsPage() {
  return (
    <AdminPage
      title="All bookings"
      actions={
        <>
          <WeatherPanel />
          <ImportBookingsButton />
          <SiteLink to="/admin/booking" className={buttonClass({ size: "sm" })}>
            <CalendarPlus aria-hidden="true" className="size-[1.15em]" /> New booking
          </SiteLink>
        </>
      }
    >
      <BookingsTable />
    </AdminPage>
  );
}
