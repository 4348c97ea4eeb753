import { useSearchParams } from "react-router";
import { OfficeDesk } from "#features/booking/ui/office-desk.tsx";
import { NewBooking } from "#features/booking/ui/office-new-booking.tsx";
import { AdminPage } from "../admin-page.tsx";

/** One booking by its reference; without one, a new booking for somebody who calls. */
export default function BookingPage() {
  const [params] = useSearchParams();
  const reference = (params.get("reference") ?? "").toUpperCase();
  if (reference === "")
    return (
      <AdminPage
        title="New booking"
        lead="For someone who calls, writes or walks in. The price is the one on the site."
      >
        <NewBooking again={(params.get("again") ?? "").toUpperCase()} />
      </AdminPage>
    );
  return (
    <AdminPage title={reference}>
      <OfficeDesk key={reference} reference={reference} />
    </AdminPage>
  );
}
