import { OfficeAccounts } from "#features/accounts/ui/office-accounts.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SuperUserPage() {
  return (
    <AdminPage title="Users and roles" lead="Who may do what, who did what, and what is switched on.">
      <OfficeAccounts />
    </AdminPage>
  );
}
