import { AdminPage } from "../admin-page.tsx";
import { CrmTabs } from "../crm-tabs.tsx";

export default function CrmPage() {
  return (
    <AdminPage title="Sales" lead="Enquiries and quotes on their way to a booking, deals, and what our team has to do.">
      <CrmTabs />
    </AdminPage>
  );
}
