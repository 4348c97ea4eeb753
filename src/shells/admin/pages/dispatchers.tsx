import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function DispatchersPage() {
  return (
    <AdminPage title="Dispatchers" lead="Dispatchers and their applications.">
      <ApplicationReview kinds={["dispatcher"]} partners={<PartnerList kind="dispatcher" />} />
    </AdminPage>
  );
}
