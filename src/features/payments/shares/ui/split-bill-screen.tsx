import { Users } from "lucide-react";
import { Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { ManageLink, Panel } from "../../ui/panel.tsx";
import { type AsksForKey, PaymentClosedPanel } from "../../ui/payment-closed-panel.tsx";
import { PaymentWaiting } from "../../ui/payment-waiting.tsx";
import { type PaymentKey, usePaymentKey } from "../../ui/use-payment-key.ts";
import { useWatched } from "../../ui/use-watched.ts";
import { type Bill, sharesContract } from "../contract.ts";
import { PayAllLink } from "./pay-all-link.tsx";
import { obstacleLabels } from "./share-labels.ts";
import { SplitForm } from "./split-form.tsx";
import { SplitProgress } from "./split-progress.tsx";

type SplitBillProps = { company: CompanyDetails; asksForKey: AsksForKey };

/** The payers’ own pages update within seconds, so this one does too. */
const everyMs = 5000;

/** For the booker: who pays how much, who has paid, and the amount due. */
export function SplitBillScreen(props: SplitBillProps) {
  const { key, setKey } = usePaymentKey();
  if (!useHydrated()) return <PaymentWaiting text="Opening your booking" />;
  return <Opened key={`${key.reference} ${key.code}`} paymentKey={key} {...props} onKey={setKey} />;
}

type OpenedProps = SplitBillProps & { paymentKey: PaymentKey; onKey: (key: PaymentKey) => void };

function Opened({ paymentKey, company, asksForKey, onKey }: OpenedProps) {
  const { watched, again } = useWatched(sharesContract.billSplit, paymentKey, everyMs);
  if (watched.status === "reading") return <PaymentWaiting text="Opening your booking" />;
  if (watched.status === "failed") return <ReadFailed error={watched.error} onAgain={() => void again()} />;
  if (watched.status === "closed")
    return (
      <PaymentClosedPanel
        tried={paymentKey}
        reason={watched.reason}
        company={company}
        asksForKey={asksForKey}
        onOpen={onKey}
      />
    );
  const bill = watched.value;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p className="kicker">Booking {bill.reference}</p>
        <h1 className="text-h1">{bill.split?.is_open ? "Who has paid" : "Split the bill"}</h1>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Body bill={bill} paymentKey={paymentKey} onChanged={() => void again()} />
        </div>
        <BillSums bill={bill} />
      </div>
    </div>
  );
}

type BodyProps = { bill: Bill; paymentKey: PaymentKey; onChanged: () => void };

function Body({ bill, paymentKey, onChanged }: BodyProps) {
  const { split, phase, obstacle } = bill;
  const isPayable = phase === "payable";
  return (
    <>
      {split && <SplitProgress bill={bill} split={split} paymentKey={paymentKey} onChanged={onChanged} />}
      {!split?.is_open && isPayable && obstacle === null && (
        <SplitForm bill={bill} paymentKey={paymentKey} onSplit={onChanged} />
      )}
      {!split?.is_open && isPayable && obstacle !== null && (
        <Panel icon={<Users aria-hidden="true" />} title="This bill can’t be split">
          <p className="max-w-[56ch] text-ink-2">{obstacleLabels[obstacle]}</p>
          <PayAllLink reference={bill.reference} />
        </Panel>
      )}
      {!isPayable && !split && (
        <Panel icon={<Users aria-hidden="true" />} title="There is nothing to split">
          <p className="max-w-[56ch] text-ink-2">
            {phase === "settled"
              ? "This booking is paid."
              : "This booking has nothing to pay at the moment. See its page for what happens next."}
          </p>
          <ManageLink reference={bill.reference} />
        </Panel>
      )}
    </>
  );
}

const BillSums = ({ bill: { total_cents, paid_cents, open_cents } }: { bill: Bill }) => (
  <aside
    aria-label="The bill"
    className="content-start self-start rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line lg:sticky lg:top-24"
  >
    <dl className="grid gap-2">
      <Sum label="Price" cents={total_cents ?? 0} />
      <Sum label="Paid" cents={paid_cents} />
      <Sum label="Amount due" cents={open_cents} isStrong />
    </dl>
  </aside>
);

const Sum = ({ label, cents, isStrong = false }: { label: string; cents: number; isStrong?: boolean }) => (
  <div
    className={
      isStrong
        ? "flex justify-between gap-3 border-line border-t pt-3 font-bold text-lg"
        : "flex justify-between gap-3 text-ink-2"
    }
  >
    <dt>{label}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
);
