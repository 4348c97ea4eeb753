import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function TravelAgentsPage() {
  return (
    <AdminPage title="Travel agents" lead="Agencies that book for their clients, and their applications.">
      <ApplicationReview kinds={["travel_agent"]} partners={<PartnerList kind="travel_agency" />} />
    </AdminPage>
  );
}
