import { OfficeBooks } from "#features/invoices/ui/office-books.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function InvoicesPage() {
  return (
    <AdminPage title="Invoices" lead="What was billed, what is owed, and what was taken back.">
      <OfficeBooks />
    </AdminPage>
  );
}
