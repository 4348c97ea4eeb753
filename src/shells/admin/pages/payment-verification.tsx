import { PaymentsTabs } from "#features/payments/ui/payments-tabs.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function PaymentVerificationPage() {
  return (
    <AdminPage
      title="Payments to verify"
      lead="Transfer proofs, payment notifications, bank statements, refunds and cash."
    >
      <PaymentsTabs />
    </AdminPage>
  );
}
