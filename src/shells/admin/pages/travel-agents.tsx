import { AdminPage } from "../admin-page.tsx";
import { PartnerDesk } from "../partner-desk.tsx";

export default function TravelAgentsPage() {
  return (
    <AdminPage
      title="Travel agents"
      lead="Agencies that book for their clients, their applications, and what partners earn."
    >
      <PartnerDesk application="travel_agent" kind="travel_agency" />
    </AdminPage>
  );
}
