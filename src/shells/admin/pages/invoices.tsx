import { InvoicesTabs } from "#features/invoices/ui/invoices-tabs.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function InvoicesPage() {
  return (
    <AdminPage title="Invoices" lead="What was billed, what is owed, and what was taken back.">
      <InvoicesTabs />
    </AdminPage>
  );
}
