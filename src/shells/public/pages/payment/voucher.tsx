import { VoucherScreen } from "#features/payments/vouchers/ui/voucher-screen.tsx";
import { PageMeta } from "../../site-meta.tsx";

/** The link holds everything; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function GiftVoucherPage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Your gift voucher | {company}"
        description="A gift voucher of {company}: its code, what is left on it, and until when it is valid."
        path="/gift-voucher"
        noindex
      />
      <VoucherScreen />
    </div>
  );
}
