import { OfficeReview } from "#features/partners/ui/office-review.tsx";
import { PartnersAtWork } from "#features/reporting/ui/partners-at-work.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function HotelsPage() {
  return (
    <AdminPage title="Hotels" lead="Hotels and guest houses that book for their guests, and those who would like to.">
      <OfficeReview kinds={["hotel"]} partners={<PartnersAtWork kind="hotel" />} />
    </AdminPage>
  );
}
