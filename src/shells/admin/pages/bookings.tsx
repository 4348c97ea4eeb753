import { CalendarPlus } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { OfficeBookings } from "#features/booking/ui/office-bookings.tsx";
import { OfficeWeather } from "#features/booking/ui/office-weather.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function BookingsPage() {
  return (
    <AdminPage
      title="All bookings"
      actions={
        <>
          <OfficeWeather />
          <SiteLink to="/admin/booking" className={buttonClass({ size: "sm" })}>
            <CalendarPlus aria-hidden="true" className="size-[1.15em]" /> New booking
          </SiteLink>
        </>
      }
    >
      <OfficeBookings />
    </AdminPage>
  );
}
