import { AdminPage } from "../admin-page.tsx";
import { AdminTabs } from "../admin-tabs.tsx";

export default function SuperUserPage() {
  return (
    <AdminPage
      title="Users and roles"
      lead="Users, the activity log, personal data, versions of the settings, exports, maintenance and secrets."
    >
      <AdminTabs />
    </AdminPage>
  );
}
