import { InvoicesTabs } from "#features/invoices/ui/invoices-tabs.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function InvoicesPage() {
  return (
    <AdminPage title="Invoices" lead="Invoices, amounts due and credit notes.">
      <InvoicesTabs />
    </AdminPage>
  );
}
