import { QuotePage } from "#features/quotes/ui/quote-page.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The link in a letter holds everything; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function CustomerQuotePage() {
  return (
    <>
      <PageMeta
        title="Your quote | Cape Town Shuttle"
        description="What Cape Town Shuttle offers for your journey, for whoever has its link."
        path="/quote"
        noindex
      />
      <QuotePage />
    </>
  );
}
