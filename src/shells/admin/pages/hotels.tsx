import { AdminPage } from "../admin-page.tsx";
import { PartnerDesk } from "../partner-desk.tsx";

export default function HotelsPage() {
  return (
    <AdminPage
      title="Hotels"
      lead="Hotels and guesthouses that book for their guests, their applications, and what partners earn."
    >
      <PartnerDesk application="hotel" kind="hotel" />
    </AdminPage>
  );
}
