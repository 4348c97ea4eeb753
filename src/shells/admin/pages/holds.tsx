import { HoldsTable } from "#features/booking/holds/ui/holds-table.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function HoldsPage() {
  return (
    <AdminPage
      title="Held vehicles"
      lead="Vehicles held until a payment or a reply: for which customer, until when, and how many from the same source."
    >
      <HoldsTable />
    </AdminPage>
  );
}
