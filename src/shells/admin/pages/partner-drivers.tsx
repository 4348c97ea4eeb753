import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function PartnerDriversPage() {
  return (
    <AdminPage
      title="Partner drivers"
      lead="Companies that drive for us with their own vehicles, and drivers’ applications."
    >
      <ApplicationReview kinds={["driver_provider", "driver"]} partners={<PartnerList kind="driver_provider" />} />
    </AdminPage>
  );
}
