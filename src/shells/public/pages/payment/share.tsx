import { PayShareScreen } from "#features/payments/shares/ui/pay-share-screen.tsx";
import { PageMeta } from "../../site-meta.tsx";

/** The link holds everything; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaySharePage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Pay your share | {company}"
        description="Your share of a booking with {company}, and how to pay it."
        path="/pay-share"
        noindex
      />
      <PayShareScreen />
    </div>
  );
}
