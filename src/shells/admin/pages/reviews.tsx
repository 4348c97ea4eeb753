import { FileUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { RatingsPanel } from "#features/reviews/desk/ui/ratings-panel.tsx";
import { ImportReviewsDialog } from "#features/reviews/imports/ui/import-reviews-dialog.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function ReviewsPage() {
  const [isImporting, setImporting] = useState(false);
  return (
    <AdminPage
      title="Ratings and reviews"
      lead="What customers say about their trips: reviews to moderate and answer, and ratings that drivers dispute."
    >
      <RatingsPanel
        tools={
          <Permitted action="moderate_reviews">
            <Button size="sm" variant="outline" icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
              Import reviews
            </Button>
          </Permitted>
        }
      />
      {isImporting && <ImportReviewsDialog onClose={() => setImporting(false)} />}
    </AdminPage>
  );
}
