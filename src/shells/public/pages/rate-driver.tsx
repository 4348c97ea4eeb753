import { RateDriverScreen } from "#features/reviews/rating/ui/rate-driver-screen.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The link in an email says which trip; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function RateDriverPage() {
  return (
    <>
      <PageMeta
        title="Rate your trip | {company}"
        description="Tell {company} how your trip was: four taps, and a few words if you like."
        path="/rate-driver"
        noindex
      />
      <RateDriverScreen />
    </>
  );
}
