import { BadgeCheck, Banknote, Landmark, Radio, Undo2 } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { BankTab } from "../bank/ui/bank-tab.tsx";
import { CashTab } from "../cash/ui/cash-tab.tsx";
import { RecordPaymentDialog } from "../cash/ui/record-payment-dialog.tsx";
import { NotificationsTab } from "../notifications/ui/notifications-tab.tsx";
import { RefundsTab } from "../refunds/ui/refunds-tab.tsx";
import { ProofsTab } from "../verification/ui/proofs-tab.tsx";
import { usePaymentsWaiting } from "./use-payments-waiting.ts";

/** Everything about money that a person must look at. `?booking=` opens the recording of a payment for it. */
export function PaymentsTabs() {
  const { read, filter: write } = usePageAddress();
  const waiting = usePaymentsWaiting();
  const counted = (count: number | undefined) => (count ? { count } : {});
  const booking = read("booking").toUpperCase();
  return (
    <>
      <Tabs
        label="Payments"
        variant="line"
        value={read("tab") || "proofs"}
        onChange={(tab) => write({ tab: tab === "proofs" ? "" : tab, search: "" })}
        items={[
          {
            id: "proofs",
            label: "Proofs",
            icon: <BadgeCheck aria-hidden />,
            ...counted(waiting?.proofs),
            content: <ProofsTab />,
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
        ]}
      />
      {booking && <RecordPaymentDialog reference={booking} onClose={() => write({ booking: "" })} />}
    </>
  );
}
