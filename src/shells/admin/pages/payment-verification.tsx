import { PaymentOffice } from "#features/payments/ui/payment-office.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function PaymentVerificationPage() {
  return (
    <AdminPage
      title="Payments to verify"
      lead="Proofs of transfers, what the gateway told us, the bank's statement, refunds and cash."
    >
      <PaymentOffice />
    </AdminPage>
  );
}
