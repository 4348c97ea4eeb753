import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { matchReasons } from "#domain/payment/match-ranking.ts";
import { statusLabel } from "#domain/text/status-label.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { bankContract, type ListedLine, type MatchTarget } from "../contract.ts";
import { reasonLabels } from "./bank-labels.ts";
import { type ChosenPart, useLineParts } from "./use-line-parts.ts";

type BankLineMatcherProps = { line: ListedLine; onDone: () => void };

/** Finds the bookings and invoices that a line pays, with an amount each, and matches them together. */
export function MatchBankLineForm({ line, onDone }: BankLineMatcherProps) {
  const parts = useLineParts(line, onDone);
  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-base">What is it for?</h3>
      {parts.chosen.length > 0 && (
        <div className="grid gap-3 rounded-lg p-4 inset-ring inset-ring-line">
          <ul className="grid gap-4">
            {parts.chosen.map((part) => (
              <Chosen
                key={`${part.isCredit} ${part.target.kind} ${part.target.key}`}
                part={part}
                onAmount={(amount) => parts.setAmount(part, amount)}
                onRemove={() => parts.remove(part)}
              />
            ))}
          </ul>
          <p className="flex justify-between gap-3 border-line border-t pt-3" aria-live="polite">
            <span>{parts.left < 0 ? "Too much" : "Left on the line"}</span>
            <b className={parts.left < 0 ? "text-bad tabular-nums" : "tabular-nums"}>
              {formatRand(Math.abs(parts.left), { always: true })}
            </b>
          </p>
          {parts.left > 0 && !parts.hasCredit && parts.chosen[0] && (
            <CreditOffer target={parts.chosen[0].target} left={parts.left} onAdd={parts.addCredit} />
          )}
          {parts.failure && <Alert tone="bad" announce title={parts.failure} />}
          <Button wide busy={parts.isBusy} disabled={!parts.canMatch} onClick={() => void parts.match()}>
            Match {formatRand(parts.sum, { always: true })}
          </Button>
        </div>
      )}
      <Candidates line={line} left={parts.left} isChosen={parts.isChosen} onAdd={parts.add} />
    </section>
  );
}

type CreditOfferProps = { target: MatchTarget; left: number; onAdd: (target: MatchTarget) => void };

/** For an overpayment: the rest can become the customer’s credit. */
const CreditOffer = ({ target, left, onAdd }: CreditOfferProps) =>
  target.kind === "payment" ? null : (
    <Button variant="outline" size="sm" className="justify-self-start" onClick={() => onAdd(target)}>
      Put {formatRand(left, { always: true })} on the credit of {target.customer_name}
    </Button>
  );

type ChosenProps = { part: ChosenPart; onAmount: (cents: number) => void; onRemove: () => void };

function Chosen({ part: { target, amount, isCredit }, onAmount, onRemove }: ChosenProps) {
  const warning = isCredit ? undefined : warningFor(target, amount);
  const title = isCredit ? "Customer credit" : target.title;
  return (
    <li className="grid gap-2">
      <span className="flex items-start justify-between gap-2">
        <span>
          <b>{title}</b>
          <span className="block text-ink-2 text-sm">{target.customer_name}</span>
        </span>
        <IconButton size="sm" label={`Remove ${title}`} onClick={onRemove}>
          <X />
        </IconButton>
      </span>
      <Field label={`Amount for ${title}`} hideLabel>
        <NumberEntry unit="rand" size="sm" value={amount} onChange={onAmount} disabled={target.kind === "payment"} />
      </Field>
      {warning && <p className="text-sm text-warn">{warning}</p>}
    </li>
  );
}

/** A warning of unexpected consequences. */
function warningFor({ kind, state, open_cents }: MatchTarget, amount: number): string | undefined {
  if (kind !== "booking") return undefined;
  if (state === "expired")
    return "The hold has expired. If a vehicle is available, the booking is confirmed. If not, the money is refunded.";
  if (state === "cancelled" || state === "declined" || state === "no_show")
    return "This booking is over. Anything above its fee is refunded.";
  if (amount > open_cents) return `${formatRand(amount - open_cents, { always: true })} more than is due.`;
  return amount < open_cents ? `${formatRand(open_cents - amount, { always: true })} stays due.` : undefined;
}

type CandidatesProps = {
  line: ListedLine;
  left: number;
  isChosen: (target: MatchTarget) => boolean;
  onAdd: (target: MatchTarget) => void;
};

function Candidates({ line, left, isChosen, onAdd }: CandidatesProps) {
  const [search, setSearch] = useState("");
  const query = useCall(bankContract.matchTargets, { line_id: line.id, search });
  const targets = query.data?.targets.filter((target) => !isChosen(target)) ?? [];
  return (
    <div className="grid gap-3">
      <Field label="Search bookings and invoices">
        <TextInput
          type="search"
          placeholder="Reference, invoice number, name or amount"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Field>
      {query.error && <ReadFailed error={query.error} onAgain={() => void query.refetch()} />}
      {query.isPending && (
        <SkeletonGroup text="Loading bookings and invoices…" className="grid gap-3">
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-4/5" />
        </SkeletonGroup>
      )}
      <ul className="grid gap-2">
        {targets.map((target) => (
          <Candidate key={`${target.kind} ${target.key}`} target={target} left={left} onAdd={() => onAdd(target)} />
        ))}
      </ul>
      {query.data && targets.length === 0 && (
        <p className="text-ink-2 text-sm">
          {search ? "No booking or invoice matches your search." : "No booking or invoice has an amount due."}
        </p>
      )}
    </div>
  );
}

type CandidateProps = { target: MatchTarget; left: number; onAdd: () => void };

function Candidate({ target, left, onAdd }: CandidateProps) {
  const { title, kind, customer_name, state, day, open_cents, invoice_numbers, reasons } = target;
  return (
    <li className="flex items-start justify-between gap-3 rounded-md bg-surface-2 p-3 text-sm">
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b>{title}</b>
          <Badge>
            {kind === "payment"
              ? "Verified on its proof"
              : statusLabel(kind === "booking" ? bookingLabels : {}, state).label}
          </Badge>
          {reasonsLeft(reasons, open_cents === left && left > 0).map((reason) => (
            <Badge key={reason} tone={reason === "exact" ? "ok" : "info"}>
              {reasonLabels[reason]}
            </Badge>
          ))}
        </span>
        <span className="break-words">
          {customer_name}
          {invoice_numbers && `, ${invoice_numbers}`}
        </span>
        <span className="text-ink-2">
          {formatRand(open_cents, { always: true })} {kind === "payment" ? "received" : "due"},{" "}
          {kind === "invoice" ? "due on" : "pickup"} {formatDate(day)}
        </span>
      </span>
      <IconButton size="sm" variant="outline" className="shrink-0" label={`Add ${title}`} onClick={onAdd}>
        <Plus />
      </IconButton>
    </li>
  );
}

/** Adding a part changes the rest, and so whether another amount is exact. */
const reasonsLeft = (reasons: MatchTarget["reasons"], isExact: boolean) =>
  matchReasons.filter((reason) => (reason === "exact" ? isExact : reasons.includes(reason)));
