import { useSearchParams } from "react-router";
import { PlaceField } from "#features/booking/ui/wizard-place-field.tsx";
import { NewQuoteButton } from "#features/quotes/ui/new-quote-button.tsx";
import { OfficePipeline } from "#features/quotes/ui/office-pipeline.tsx";
import { QuoteBuilder } from "#features/quotes/ui/quote-builder.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function QuotesEnhancedPage() {
  const [query] = useSearchParams();
  const id = query.get("quote");
  return (
    <AdminPage
      title="Quote builder"
      lead={id ? undefined : "From the draft to the booking: where every quote stands, and what it is worth."}
      actions={id ? undefined : <NewQuoteButton />}
    >
      {id ? <QuoteBuilder key={id} id={id} placeInput={PlaceField} /> : <OfficePipeline />}
    </AdminPage>
  );
}
