import { PayablesCard } from "#features/revenue/ui/payables-card.tsx";
import { RevenueBoard } from "#features/revenue/ui/revenue-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function RevenueBySubcontractorPage() {
  return (
    <AdminPage
      title="Revenue by subcontractor"
      lead="What providers’ trips earned, what we pay for them, what is left, and what we still owe."
    >
      <RevenueBoard by="provider" title="Revenue by provider" head="Provider" hasBasis={false} namesLosses />
      <PayablesCard />
    </AdminPage>
  );
}
