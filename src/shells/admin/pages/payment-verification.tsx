import { useMay } from "#platform/browser/use-may.ts";
import { AdminPage } from "../admin-page.tsx";
import { PaymentsTabs } from "../payments-tabs.tsx";

export default function PaymentVerificationPage() {
  const mayVerify = useMay()("verify_payment_proof");
  return (
    <AdminPage
      title="Payments to verify"
      lead={
        mayVerify
          ? "Transfer proofs, payment notifications, bank statements, refunds and cash."
          : "Cash from trips, and payments made at the counter."
      }
    >
      <PaymentsTabs />
    </AdminPage>
  );
}
