import { AnalyticsBoard } from "#features/revenue/analytics/ui/analytics-board.tsx";
import { MissedCard } from "#features/revenue/missed/ui/missed-card.tsx";
import { SoldCard } from "#features/revenue/sold/ui/sold-card.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function AnalyticsPage() {
  return (
    <AdminPage
      title="Analytics"
      lead="How we sell, answer and drive. Select any figure to see the bookings, quotes, trips or shifts behind it."
    >
      <AnalyticsBoard
        missed={(criteria) => <MissedCard criteria={criteria} />}
        sold={(criteria) => <SoldCard criteria={criteria} />}
      />
    </AdminPage>
  );
}
