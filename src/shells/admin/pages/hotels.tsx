import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function HotelsPage() {
  return (
    <AdminPage title="Hotels" lead="Hotels and guesthouses that book for their guests, and their applications.">
      <ApplicationReview kinds={["hotel"]} partners={<PartnerList kind="hotel" />} />
    </AdminPage>
  );
}
