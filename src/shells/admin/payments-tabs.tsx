import { BadgeCheck, Banknote, Gift, Landmark, PiggyBank, Radio, Undo2 } from "lucide-react";
import { type TabItem, Tabs } from "#design/tabs.tsx";
import { bankContract } from "#features/payments/bank/contract.ts";
import { BankTab } from "#features/payments/bank/ui/bank-tab.tsx";
import { CreditTab } from "#features/payments/bank/ui/credit-tab.tsx";
import { CashTab } from "#features/payments/cash/ui/cash-tab.tsx";
import { RecordPaymentDialog } from "#features/payments/cash/ui/record-payment-dialog.tsx";
import { NotificationsTab } from "#features/payments/notifications/ui/notifications-tab.tsx";
import { RefundsTab } from "#features/payments/refunds/ui/refunds-tab.tsx";
import { usePaymentsWaiting } from "#features/payments/ui/use-payments-waiting.ts";
import { ProofsTab } from "#features/payments/verification/ui/proofs-tab.tsx";
import { VouchersTab } from "#features/payments/vouchers/ui/vouchers-tab.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

/** The permission each tab needs. */
const partOf = {
  proofs: "verify_payment_proof",
  notices: "verify_payment_proof",
  bank: "verify_payment_proof",
  credit: "verify_payment_proof",
  vouchers: "verify_payment_proof",
  refunds: "approve_refund",
  cash: "take_payment",
} as const;

/** All payments that need a person. `?booking=` opens the form to record one for it. */
export function PaymentsTabs() {
  const { read, filter: write } = usePageAddress();
  const may = useMay();
  const booking = read("booking").toUpperCase();
  const items = usePaymentTabs().filter(({ id }) => may(partOf[id]));
  const first = items[0]?.id ?? "cash";
  return (
    <>
      <Tabs
        label="Payments"
        variant="line"
        value={items.find(({ id }) => id === read("tab"))?.id ?? first}
        onChange={(tab) => write({ tab: tab === first ? "" : tab, search: "" })}
        items={items}
      />
      {booking && <RecordPaymentDialog reference={booking} onClose={() => write({ booking: "" })} />}
    </>
  );
}

type PaymentTab = TabItem & { readonly id: keyof typeof partOf };

function usePaymentTabs(): readonly PaymentTab[] {
  const waiting = usePaymentsWaiting();
  const counted = (count: number | undefined) => (count ? { count } : {});
  return [
    {
      id: "proofs",
      label: "Proofs",
      icon: <BadgeCheck aria-hidden />,
      ...counted(waiting?.proofs),
      content: <ProofsTab refreshes={[bankContract.bankLines]} />,
    },
    {
      id: "notices",
      label: "Notifications",
      icon: <Radio aria-hidden />,
      ...counted(waiting?.notices),
      content: <NotificationsTab />,
    },
    {
      id: "bank",
      label: "Bank",
      icon: <Landmark aria-hidden />,
      ...counted(waiting?.bank),
      content: <BankTab />,
    },
    {
      id: "credit",
      label: "Customer credit",
      icon: <PiggyBank aria-hidden />,
      content: <CreditTab />,
    },
    {
      id: "vouchers",
      label: "Gift vouchers",
      icon: <Gift aria-hidden />,
      content: <VouchersTab />,
    },
    {
      id: "refunds",
      label: "Refunds",
      icon: <Undo2 aria-hidden />,
      ...counted(waiting?.refunds),
      content: <RefundsTab />,
    },
    {
      id: "cash",
      label: "Cash and counter",
      icon: <Banknote aria-hidden />,
      ...counted(waiting?.cash),
      content: <CashTab />,
    },
  ];
}
