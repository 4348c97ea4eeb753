import { CircleCheck, FileX } from "lucide-react";
import { formatDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { BankDetailsCard } from "../../ui/bank-details-card.tsx";
import { Panel } from "../../ui/panel.tsx";
import { type OpenedLink, PayByCard, PayPage } from "../../ui/pay-page.tsx";
import { WaitingForBank } from "../../ui/waiting-for-bank.tsx";
import { type InvoiceToPay, invoiceCheckoutContract } from "../contract.ts";
import { InvoiceSummaryCard } from "./invoice-summary-card.tsx";

/** Pays an invoice without a booking, from an emailed link. */
export const PayInvoiceScreen = () => (
  <PayPage
    param="i"
    call={invoiceCheckoutContract.invoiceToPay}
    name="invoice"
    what="invoice"
    lost={{
      title: "We couldn’t open this invoice",
      text: "The link may be incomplete. Use the one in our latest email, or contact us.",
    }}
    isDue={({ phase }) => phase === "due"}
    kicker={({ number }) => `Invoice ${number}`}
    title={titleOf}
    aside={(invoice, token) => <InvoiceSummaryCard invoice={invoice} token={token} />}
  >
    {(opened) => <Body opened={opened} />}
  </PayPage>
);

function titleOf({ phase, due_cents }: InvoiceToPay): string {
  if (phase === "due") return `Pay ${formatRand(due_cents)}`;
  return phase === "paid" ? "This invoice is paid" : "Nothing to pay";
}

function Body({ opened }: { opened: OpenedLink<InvoiceToPay> }) {
  const { shown: invoice, waits } = opened;
  if (invoice.phase === "paid")
    return (
      <Panel icon={<CircleCheck aria-hidden="true" />} title="Thank you">
        <p className="text-ink-2">We have your payment. There is nothing more to pay on this invoice.</p>
      </Panel>
    );
  if (invoice.phase !== "due")
    return (
      <Panel icon={<FileX aria-hidden="true" />} title="Nothing is due on this invoice">
        <p className="text-ink-2">
          {invoice.phase === "credited"
            ? "We’ve credited it. If we issued another in its place, we emailed that to you."
            : "We’ve closed it. Please contact us if you have a question."}
        </p>
      </Panel>
    );
  return (
    <>
      {invoice.gateway ? (
        <PayByCard
          start={invoiceCheckoutContract.startInvoicePayment}
          opened={opened}
          amount={invoice.due_cents}
          otherWay=", or pay by bank transfer"
          note={<p className="text-center text-sm text-ink-2">Due on {formatDate(invoice.due_on)}</p>}
        >
          Pay now. It arrives within a minute.
        </PayByCard>
      ) : (
        waits && <WaitingForBank />
      )}
      <BankDetailsCard bank={invoice.bank} amount={invoice.due_cents} />
      <p className="max-w-[56ch] text-sm text-ink-2">
        A bank transfer counts once it’s on our statement, usually within two working days. If you use the reference,
        we’ll find it automatically.
      </p>
    </>
  );
}
