import { AdminPage } from "../admin-page.tsx";
import { InvoicesTabs } from "../invoices-tabs.tsx";

export default function InvoicesPage() {
  return (
    <AdminPage title="Invoices" lead="Invoices, amounts due and credit notes.">
      <InvoicesTabs />
    </AdminPage>
  );
}
