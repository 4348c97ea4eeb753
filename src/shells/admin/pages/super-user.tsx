import { AdminTabs } from "#features/accounts/ui/admin-tabs.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SuperUserPage() {
  return (
    <AdminPage title="Users and roles" lead="Who may do what, who did what, and what is switched on.">
      <AdminTabs />
    </AdminPage>
  );
}
