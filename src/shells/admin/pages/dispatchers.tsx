import { OfficeReview } from "#features/partners/ui/office-review.tsx";
import { PartnersAtWork } from "#features/reporting/ui/partners-at-work.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function DispatchersPage() {
  return (
    <AdminPage title="Dispatchers" lead="The people who give trips to drivers, and those who would like to.">
      <OfficeReview kinds={["dispatcher"]} partners={<PartnersAtWork kind="dispatcher" />} />
    </AdminPage>
  );
}
