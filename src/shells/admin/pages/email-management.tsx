import { EmailsTable } from "#features/email/ui/emails-table.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function EmailManagementPage() {
  return (
    <AdminPage
      title="Email"
      lead="Every email we wrote: what it says, whether it was sent, and a way to send it again."
    >
      <EmailsTable />
    </AdminPage>
  );
}
