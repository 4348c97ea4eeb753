import { EmailsTable } from "#features/email/ui/emails-table.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function EmailManagementPage() {
  return (
    <AdminPage
      title="Email"
      lead="Every email we’ve written: what it says, whether it was sent, and a way to resend it."
    >
      <EmailsTable />
    </AdminPage>
  );
}
