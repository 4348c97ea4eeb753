import { WhoTravelsCard } from "#features/companies/bookings/ui/who-travels-card.tsx";
import { CompaniesPanel } from "#features/companies/record/ui/companies-panel.tsx";
import { TravellersSection } from "#features/companies/travellers/ui/travellers-section.tsx";
import { CompanyUsersSection } from "#features/companies/users/ui/company-users-section.tsx";
import { MonthInvoicesCard } from "#features/invoices/monthly/ui/month-invoices-card.tsx";
import { AdminPage } from "../admin-page.tsx";

const drawTabs = (companyId: string, mayChange: boolean) => ({
  travellers: <TravellersSection companyId={companyId} mayChange={mayChange} />,
  road: <WhoTravelsCard companyId={companyId} />,
  invoices: <MonthInvoicesCard companyId={companyId} />,
  users: <CompanyUsersSection companyId={companyId} mayChange={mayChange} />,
});

export default function CorporatePage() {
  return (
    <AdminPage
      title="Corporate accounts"
      lead="Companies that book for their own staff: their accounts, rates, travel policies and travellers."
    >
      <CompaniesPanel drawTabs={drawTabs} />
    </AdminPage>
  );
}
