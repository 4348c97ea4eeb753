import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Progress } from "#design/progress.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { type Bill, type LinkedSplit, sharesContract } from "../contract.ts";
import { PayAllLink } from "./pay-all-link.tsx";
import { shareLabels } from "./share-labels.ts";

type SplitProgressProps = { bill: Bill; split: LinkedSplit; paymentKey: PaymentKey; onChanged: () => void };

/** Every share with its status and link. */
export function SplitProgress({ bill, split, paymentKey, onChanged }: SplitProgressProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const paid = split.shares.filter(({ state }) => state === "paid").length;
  const count = `${paid} of ${split.shares.length}`;
  return (
    <section aria-labelledby="shares" className="grid gap-5">
      <h2 id="shares" className="sr-only">
        Shares
      </h2>
      <Progress
        label="Shares paid"
        showLabel
        value={paid}
        max={split.shares.length}
        valueText={count}
        tone={bill.open_cents === 0 ? "ok" : "primary"}
      />
      <Standing bill={bill} split={split} />
      <ul className="grid gap-3">
        {split.shares.map((share) => (
          <ShareRow key={share.id} share={share} isOpen={split.is_open} />
        ))}
      </ul>
      {split.is_open && (
        <div className="flex flex-wrap gap-3">
          <PayAllLink reference={bill.reference} />
          <Button variant="quiet" onClick={() => setWithdrawing(true)}>
            End the split
          </Button>
        </div>
      )}
      {isWithdrawing && (
        <ActionDialog
          title="End the split?"
          text="Unused links stop working. Shares already paid stay paid, and the balance is due from you."
          confirmLabel="End the split"
          doneLabel="The split has ended"
          onClose={() => setWithdrawing(false)}
          onConfirm={async () => {
            await callSignedIn(sharesContract.withdrawSplit, { ...paymentKey });
            onChanged();
          }}
        />
      )}
    </section>
  );
}

function Standing({ bill, split }: Pick<SplitProgressProps, "bill" | "split">) {
  if (bill.open_cents === 0 && bill.phase === "settled")
    return (
      <Alert tone="ok" announce title="Everything is paid">
        Your booking is confirmed. Thank you all.
      </Alert>
    );
  if (bill.phase !== "payable")
    return (
      <Alert tone="info" title="This booking is no longer open for payment">
        Everyone who paid will be refunded the way they paid.
      </Alert>
    );
  if (!split.is_open)
    return (
      <Alert tone="warn" title={`${formatRand(bill.open_cents)} is due from you`}>
        Shares can’t be paid any more.{" "}
        <SiteLink to={`/payment-selection?booking=${bill.reference}`} className="font-semibold underline">
          Pay the balance
        </SiteLink>
      </Alert>
    );
  return (
    <p className="text-ink-2">
      Shares can be paid until <strong className="text-ink">{formatDateTime(split.pay_until)}</strong>. Anything not
      paid by then is due from you. This page updates automatically.
    </p>
  );
}

type Share = LinkedSplit["shares"][number];

function ShareRow({ share, isOpen }: { share: Share; isOpen: boolean }) {
  const { label, tone } = shareLabels[share.state];
  const isUnpaid = isOpen && (share.state === "open" || share.state === "paying");
  return (
    <li className="grid gap-3 rounded-xl bg-surface p-4 shadow-1 inset-ring inset-ring-line sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {share.name}
          {share.is_booker && " (you)"}
        </p>
        <Badge tone={tone}>{label}</Badge>
        <p className="ms-auto font-bold tabular-nums">
          <Money cents={share.amount_cents} />
        </p>
      </div>
      {isUnpaid && (
        <div className="flex flex-wrap items-center gap-3">
          {share.is_booker ? (
            <a href={pathOf(share.link)} className={buttonClass({ size: "sm" })}>
              Pay your share
            </a>
          ) : (
            <>
              <CopyButton text={share.link} label={`Copy ${share.name}’s link`} />
              <span className="text-ink-2 text-sm">
                {share.email === "" ? "Not emailed" : `Emailed to ${share.email}`}
              </span>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** The link’s path on this site, on the host name that the browser uses. */
const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};
