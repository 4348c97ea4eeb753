import { OfficeReview } from "#features/partners/ui/office-review.tsx";
import { PartnersAtWork } from "#features/reporting/ui/partners-at-work.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function TravelAgentsPage() {
  return (
    <AdminPage title="Travel agents" lead="Agencies that book for their clients, and those who would like to.">
      <OfficeReview kinds={["travel_agent"]} partners={<PartnersAtWork kind="travel_agency" />} />
    </AdminPage>
  );
}
