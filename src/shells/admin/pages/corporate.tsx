import { CompaniesPanel } from "#features/companies/record/ui/companies-panel.tsx";
import { MonthInvoicesCard } from "#features/invoices/monthly/ui/month-invoices-card.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function CorporatePage() {
  return (
    <AdminPage
      title="Corporate accounts"
      lead="Companies that book for their own staff: their accounts, rates, travel policies and travellers."
    >
      <CompaniesPanel drawInvoices={(companyId) => <MonthInvoicesCard companyId={companyId} />} />
    </AdminPage>
  );
}
