import { TimeBoard } from "#features/revenue/ui/time-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function RevenueByTimePage() {
  return (
    <AdminPage title="Revenue by time" lead="When revenue is earned: by hour, weekday, month and season.">
      <TimeBoard />
    </AdminPage>
  );
}
