import { DriverBoard } from "#features/revenue/ui/driver-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function RevenueByDriverPage() {
  return (
    <AdminPage
      title="Revenue by driver and vehicle"
      lead="What each driver and each vehicle earned, what it cost, and what is left."
    >
      <DriverBoard />
    </AdminPage>
  );
}
