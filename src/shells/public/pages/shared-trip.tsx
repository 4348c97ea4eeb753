import { SharedTripScreen } from "#features/booking/self-service/ui/shared-trip-screen.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** The link says which trip; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function SharedTripPage() {
  return (
    <div className="wrap max-w-3xl! py-10 lg:py-16">
      <PageMeta
        title="Shared trip | {company}"
        description="Where and when a trip with {company} is, for those who come along."
        path="/shared-trip"
        noindex
      />
      <SharedTripScreen company={useCompany()} />
    </div>
  );
}
