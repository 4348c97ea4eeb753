import { OfficeReview } from "#features/partners/ui/office-review.tsx";
import { PartnersAtWork } from "#features/reporting/ui/partners-at-work.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function PartnerDriversPage() {
  return (
    <AdminPage
      title="Partner drivers"
      lead="Companies that drive for us with their own vehicles, and drivers who would like to join."
    >
      <OfficeReview kinds={["driver_provider", "driver"]} partners={<PartnersAtWork kind="driver_provider" />} />
    </AdminPage>
  );
}
