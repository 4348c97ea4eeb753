import { BadgeCheck, Banknote, Landmark, Radio, Undo2 } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { BankDesk } from "./bank-desk.tsx";
import { CashDesk } from "./cash-desk.tsx";
import { NoticesLog } from "./notices-log.tsx";
import { OfficePaymentDialog } from "./office-payment-dialog.tsx";
import { ProofsDesk } from "./proofs-desk.tsx";
import { RefundsDesk } from "./refunds-desk.tsx";
import { useOfficeAddress } from "./use-office-address.ts";
import { usePaymentsWaiting } from "./use-payments-waiting.ts";

/** Everything about money that a person must look at. `?booking=` opens the recording of a payment for it. */
export function PaymentOffice() {
  const { read, write } = useOfficeAddress();
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
            content: <ProofsDesk />,
          },
          {
            id: "notices",
            label: "Notices",
            icon: <Radio aria-hidden />,
            ...counted(waiting?.notices),
            content: <NoticesLog />,
          },
          {
            id: "bank",
            label: "Bank",
            icon: <Landmark aria-hidden />,
            ...counted(waiting?.bank),
            content: <BankDesk />,
          },
          {
            id: "refunds",
            label: "Refunds",
            icon: <Undo2 aria-hidden />,
            ...counted(waiting?.refunds),
            content: <RefundsDesk />,
          },
          {
            id: "cash",
            label: "Cash and office",
            icon: <Banknote aria-hidden />,
            ...counted(waiting?.cash),
            content: <CashDesk />,
          },
        ]}
      />
      {booking && <OfficePaymentDialog reference={booking} onClose={() => write({ booking: "" })} />}
    </>
  );
}
