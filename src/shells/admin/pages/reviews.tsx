import { RatingsPanel } from "#features/reviews/desk/ui/ratings-panel.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function ReviewsPage() {
  return (
    <AdminPage
      title="Ratings and reviews"
      lead="What customers say about their trips: reviews to moderate and answer, and ratings that drivers dispute."
    >
      <RatingsPanel />
    </AdminPage>
  );
}
