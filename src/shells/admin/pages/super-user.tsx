import { AdminPage } from "../admin-page.tsx";
import { AdminTabs } from "../admin-tabs.tsx";

export default function SuperUserPage() {
  return (
    <AdminPage title="Users and roles" lead="Users, invitations, the activity log, personal data and feature switches.">
      <AdminTabs />
    </AdminPage>
  );
}
