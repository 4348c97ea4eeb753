import { CircleCheck, FileQuestion, FileX, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { BankDetailsCard } from "../../checkout/ui/bank-details-card.tsx";
import { Panel } from "../../checkout/ui/payment-panels.tsx";
import { SandboxNotice } from "../../checkout/ui/sandbox-notice.tsx";
import { PaidTwiceNotice } from "../../ui/paid-twice-notice.tsx";
import { usePatience } from "../../ui/use-patience.ts";
import { isAwaited, WaitingForBank, waitingTitle } from "../../ui/waiting-for-bank.tsx";
import type { InvoiceToPay } from "../contract.ts";
import { InvoiceSummaryCard } from "./invoice-summary-card.tsx";
import { useInvoiceToPay, usePayInvoice } from "./use-invoice-to-pay.ts";

const everyMs = 2500;

/** One invoice of no booking, what is due on it, and the ways to pay: opened by the link in our email. */
export function PayInvoiceScreen() {
  const params = useQueryParams();
  const token = params.get("i") ?? "";
  if (!useHydrated()) return <Waiting />;
  return <Opened key={token} token={token} isBack={params.has("back")} />;
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6">
    <h1 className="sr-only">Your invoice</h1>
    <p className="sr-only" role="status">
      Opening your invoice
    </p>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={6} />
  </div>
);

function Opened({ token, isBack }: { token: string; isBack: boolean }) {
  const isPatient = usePatience();
  const [isAwaited, setAwaited] = useState(isBack);
  const { look, again } = useInvoiceToPay(token, isAwaited ? everyMs : null);
  const invoice = look.status === "open" ? look.invoice : undefined;
  const waits = invoice !== undefined && isWaiting(invoice, isBack);
  // Another tab may have paid as well: what is paid is watched on for a while.
  useEffect(() => {
    if (invoice) setAwaited(waits || (isBack && isPatient));
  }, [invoice, waits, isBack, isPatient]);
  if (look.status === "reading") return <Waiting />;
  if (look.status === "failed") return <ReadFailed error={look.error} onAgain={() => void again()} />;
  if (look.status === "lost") return <Lost />;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p className="kicker">Invoice {look.invoice.number}</p>
        <h1 className="text-h1">{waits ? waitingTitle : titleOf(look.invoice)}</h1>
      </header>
      <PaidTwiceNotice what="invoice" cents={look.invoice.paid_twice_cents} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Body invoice={look.invoice} token={token} waits={waits} onRefused={() => void again()} />
        </div>
        <InvoiceSummaryCard invoice={look.invoice} token={token} />
      </div>
    </div>
  );
}

/** Back from the gateway, or with a payment that the bank has not confirmed. Only the gateway's own message counts. */
const isWaiting = ({ phase, attempt }: InvoiceToPay, isBack: boolean): boolean =>
  phase === "due" && isAwaited(attempt?.stage, isBack);

function titleOf({ phase, due_cents }: InvoiceToPay): string {
  if (phase === "due") return `Pay ${formatRand(due_cents)}`;
  return phase === "paid" ? "This invoice is paid" : "Nothing to pay";
}

type BodyProps = { invoice: InvoiceToPay; token: string; waits: boolean; onRefused: () => void };

function Body({ invoice, token, waits, onRefused }: BodyProps) {
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
      {waits && <WaitingForBank />}
      {invoice.attempt?.stage === "failed" && (
        <Alert tone="bad" title="Your last payment didn’t go through">
          Nothing was charged. Please try again, or pay by bank transfer.
        </Alert>
      )}
      {invoice.gateway && !waits && <CardPayment invoice={invoice} token={token} onRefused={onRefused} />}
      <BankDetailsCard bank={invoice.bank} amount={invoice.due_cents} />
      <p className="max-w-[56ch] text-sm text-ink-2">
        A bank transfer counts once it’s on our statement, usually within two working days. If you use the reference,
        we’ll find it automatically.
      </p>
    </>
  );
}

function CardPayment({ invoice, token, onRefused }: Omit<BodyProps, "waits">) {
  const { pay, isBusy, failure } = usePayInvoice(token, onRefused);
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line">
      <h2 className="font-bold font-display text-[1.25rem]">Card or instant EFT</h2>
      <p className="text-ink-2">Pay now. It arrives within a minute.</p>
      <SandboxNotice gateway={invoice.gateway} />
      {failure && (
        <Alert tone="bad" announce>
          {failure.message}
        </Alert>
      )}
      <Button
        size="lg"
        wide
        busy={isBusy}
        busyText="One moment…"
        icon={<Lock aria-hidden="true" />}
        onClick={() => void pay(invoice.due_cents)}
      >
        Pay {formatRand(invoice.due_cents)} now
      </Button>
      <p className="text-center text-sm text-ink-2">Due on {formatDate(invoice.due_on)}</p>
    </section>
  );
}

const Lost = () => (
  <>
    <h1 className="sr-only">Your invoice</h1>
    <EmptyState
      level={2}
      icon={<FileQuestion />}
      title="We couldn’t open this invoice"
      text="The link may be incomplete. Use the one in our latest email, or contact us."
      action={
        <SiteLink to="/contact" className={buttonClass()}>
          Contact us
        </SiteLink>
      }
    />
  </>
);
