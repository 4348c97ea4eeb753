import { QuotePage } from "#features/quotes/offer/ui/quote-page.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The link in an email holds everything; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function CustomerQuotePage() {
  return (
    <>
      <PageMeta
        title="Your quote | {company}"
        description="Your quote from {company}: the trip, the price and how to accept it."
        path="/quote"
        noindex
      />
      <QuotePage />
    </>
  );
}
