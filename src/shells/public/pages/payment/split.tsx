import { OpenBookingForm } from "#features/booking/self-service/ui/open-booking-form.tsx";
import { SplitBillScreen } from "#features/payments/shares/ui/split-bill-screen.tsx";
import { PageMeta } from "../../site-meta.tsx";
import { useCompany } from "../../use-company.ts";

/** The browser fetches its content: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function SplitBillPage() {
  const company = useCompany();
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Split the bill | {company}"
        description="Split what a booking with {company} costs, and see who has paid."
        path="/split-bill"
        noindex
      />
      <SplitBillScreen company={company} asksForKey={(request) => <OpenBookingForm company={company} {...request} />} />
    </div>
  );
}
