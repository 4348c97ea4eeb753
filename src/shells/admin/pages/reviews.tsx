import { RatingsPanel } from "#features/reviews/desk/ui/ratings-panel.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function ReviewsPage() {
  return (
    <AdminPage
      title="Ratings and reviews"
      lead="What customers say of their trips: to moderate, to answer, and what drivers dispute."
    >
      <RatingsPanel />
    </AdminPage>
  );
}
