import { useSearchParams } from "react-router";
import { PlaceField } from "#design/fields/place-field.tsx";
import { SeatSizeFields } from "#features/booking/ui/seat-size-fields.tsx";
import { NewQuoteButton } from "#features/quotes/builder/ui/new-quote-button.tsx";
import { QuoteBuilder } from "#features/quotes/builder/ui/quote-builder.tsx";
import { QuotePipeline } from "#features/quotes/builder/ui/quote-pipeline.tsx";
import { ProFormaButton } from "#features/quotes/offer/ui/pro-forma-button.tsx";
import { QuoteView } from "#features/quotes/offer/ui/quote-view.tsx";
import { AdminPage } from "../admin-page.tsx";

/** The builder uses the booking forms’ place and child-seat fields. */
const inputs = { place: PlaceField, seatSizes: SeatSizeFields };

/** The preview shows what the customer will see. */
const offer = { view: QuoteView, proForma: ProFormaButton };

export default function QuotesEnhancedPage() {
  const [query] = useSearchParams();
  const id = query.get("quote");
  return (
    <AdminPage
      title="Quote builder"
      lead={id ? undefined : "Every quote from draft to booking, with its status and value."}
      actions={id ? undefined : <NewQuoteButton />}
    >
      {id ? <QuoteBuilder key={id} id={id} inputs={inputs} offer={offer} /> : <QuotePipeline />}
    </AdminPage>
  );
}
