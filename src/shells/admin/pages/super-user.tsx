import { AdminTabs } from "#features/accounts/ui/admin-tabs.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SuperUserPage() {
  return (
    <AdminPage title="Users and roles" lead="Users, invitations, the activity log, personal data and feature switches.">
      <AdminTabs />
    </AdminPage>
  );
}
