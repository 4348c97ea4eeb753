import { HoldsTable } from "#features/booking/holds/ui/holds-table.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function HoldsPage() {
  return (
    <AdminPage
      title="Held vehicles"
      lead="Vehicles that wait for a payment or an answer: for whom, until when, and how many for the same source."
    >
      <HoldsTable />
    </AdminPage>
  );
}
