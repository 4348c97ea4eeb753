import { PaymentsTabs } from "#features/payments/ui/payments-tabs.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function PaymentVerificationPage() {
  return (
    <AdminPage
      title="Payments to verify"
      lead="Proofs of transfers, what the gateway told us, the bank's statement, refunds and cash."
    >
      <PaymentsTabs />
    </AdminPage>
  );
}
