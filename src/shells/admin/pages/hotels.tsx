import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function HotelsPage() {
  return (
    <AdminPage title="Hotels" lead="Hotels and guest houses that book for their guests, and those who would like to.">
      <ApplicationReview kinds={["hotel"]} partners={<PartnerList kind="hotel" />} />
    </AdminPage>
  );
}
