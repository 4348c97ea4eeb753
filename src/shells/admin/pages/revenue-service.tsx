import { ReportButton } from "#features/revenue/analytics/ui/report-button.tsx";
import { RevenueBoard } from "#features/revenue/ui/revenue-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function RevenueByServicePage() {
  return (
    <AdminPage title="Revenue by service" lead="What each service earned, what it cost, and what is left.">
      <RevenueBoard
        by="service"
        title="Revenue by service"
        head="Service"
        hasServices={false}
        namesLosses
        report={(until) => <ReportButton until={until} />}
      />
    </AdminPage>
  );
}
