import { AnalyticsBoard } from "#features/revenue/analytics/ui/analytics-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function AnalyticsPage() {
  return (
    <AdminPage
      title="Analytics"
      lead="How we sell, answer and drive. Every figure opens the bookings, quotes, trips or shifts it was made from."
    >
      <AnalyticsBoard />
    </AdminPage>
  );
}
