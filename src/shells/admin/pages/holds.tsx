import { OfficeHolds } from "#features/booking/ui/office-holds.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function HoldsPage() {
  return (
    <AdminPage
      title="Held vehicles"
      lead="Vehicles that wait for a payment or an answer: for whom, until when, and how many for the same source."
    >
      <OfficeHolds />
    </AdminPage>
  );
}
