import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { bankContract, type MatchedPart } from "../contract.ts";
import { useBankCall } from "./use-bank-call.ts";

type BankLinePartsProps = { parts: readonly MatchedPart[]; onDone: () => void };

/** The parts of a line, each with a link to its booking or invoice. */
export function BankLinePartsList({ parts, onDone }: BankLinePartsProps) {
  const [toUnmatch, setToUnmatch] = useState<MatchedPart>();
  return (
    <section className="grid gap-3">
      <h3 className="font-bold text-base">Matched to</h3>
      <ul className="grid gap-2">
        {parts.map((part) => (
          <li key={part.allocation_id} className="grid gap-1 rounded-md bg-surface-2 p-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {part.is_credit && "Credit of the customer of "}
                <PartLink part={part} />
              </span>
              <b className="tabular-nums">{formatRand(part.amount_cents, { always: true })}</b>
            </span>
            <span>{part.customer_name}</span>
            <span className="text-ink-2">
              By {part.matched_by}, {formatDateTime(part.matched_at)}
            </span>
            {part.can_unmatch ? (
              <Button className="justify-self-start" variant="outline" size="sm" onClick={() => setToUnmatch(part)}>
                Unmatch
              </Button>
            ) : (
              <span className="text-ink-2">Refunded, or a refund is on its way. It stays matched.</span>
            )}
          </li>
        ))}
      </ul>
      {toUnmatch && <UnmatchDialog part={toUnmatch} onClose={() => setToUnmatch(undefined)} onDone={onDone} />}
    </section>
  );
}

const nameOf = ({ booking_reference, invoice_number }: MatchedPart) => booking_reference ?? invoice_number ?? "";

function PartLink({ part }: { part: MatchedPart }) {
  const { booking_reference, invoice_number } = part;
  if (!booking_reference)
    return (
      <SiteLink className="font-bold text-link underline" to={`/admin/invoices?search=${invoice_number ?? ""}`}>
        {invoice_number}
      </SiteLink>
    );
  return (
    <SiteLink className="font-bold text-link underline" to={`/admin/booking?reference=${booking_reference}`}>
      {booking_reference}
    </SiteLink>
  );
}

type UnmatchDialogProps = { part: MatchedPart; onClose: () => void; onDone: () => void };

function UnmatchDialog({ part, onClose, onDone }: UnmatchDialogProps) {
  const unmatch = useBankCall(bankContract.unmatchBankLine);
  const amount = formatRand(part.amount_cents, { always: true });
  return (
    <ActionDialog
      title={`Unmatch ${amount} from ${nameOf(part)}?`}
      text={
        part.is_credit
          ? "The customer no longer has this credit."
          : "If only this line paid for it, the amount is due again, and we add a task to contact the customer."
      }
      confirmLabel="Unmatch"
      tone="danger"
      onClose={onClose}
      reason={{}}
      doneLabel={`${amount} unmatched from ${nameOf(part)}`}
      onConfirm={async (reason) => {
        await unmatch.mutateAsync({ allocation_id: part.allocation_id, reason });
        onDone();
      }}
    />
  );
}
