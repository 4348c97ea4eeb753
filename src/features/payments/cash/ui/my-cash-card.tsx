import { Banknote } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { isTooMuchCash } from "#domain/payment/payment-ways.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { amount, note } from "../../contract.ts";
import { cashContract, type ListedCash, type OwnCash } from "../contract.ts";

/** A driver’s cash: due, held, and handed in until it is counted. `refreshes` reload after collecting. */
export function MyCashCard({ refreshes }: { refreshes: readonly Call[] }) {
  const { data, wait } = readOrWait(useCall(cashContract.myCash, {}), "your cash", 3);
  const [taking, setTaking] = useState<ListedCash>();
  if (wait) return wait;
  return (
    <Card>
      <CardHeader title="Cash" />
      <OverLimit payments={data.payments} limit={data.limit_cents} />
      {data.payments.length === 0 && (
        <p className="flex items-center gap-3 text-ink-2">
          <Banknote aria-hidden="true" className="size-6 shrink-0" />
          No trips to be paid in cash.
        </p>
      )}
      <ul className="grid gap-4">
        {data.payments.map((cash) => (
          <li key={cash.payment_id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="leading-tight">
              <span className="block font-semibold">{cash.booking_reference}</span>
              <span className="text-ink-2 text-sm">
                {formatDay(cash.pickup_at)}, {formatTime(cash.pickup_at)}
              </span>
            </span>
            <Money cents={cash.amount_cents} className="font-bold" />
            {cash.state === "due_on_trip" ? (
              <Button size="sm" variant="outline" onClick={() => setTaking(cash)}>
                Cash taken<span className="sr-only"> for {cash.booking_reference}</span>
              </Button>
            ) : (
              <Badge tone="info">{cash.is_handed_in ? "Handed in" : "With you"}</Badge>
            )}
          </li>
        ))}
      </ul>
      {taking && <TakeDialog cash={taking} refreshes={refreshes} onClose={() => setTaking(undefined)} />}
    </Card>
  );
}

/** Above the company’s limit, cash must be handed in first. */
function OverLimit({ payments, limit }: { payments: readonly OwnCash[]; limit: number }) {
  const carried = payments
    .filter(({ state, is_handed_in }) => state === "collected" && !is_handed_in)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (!isTooMuchCash(carried, { cashAtMostCents: limit })) return null;
  return (
    <Alert tone="warn" className="mb-4" title={`You carry ${formatRand(carried)}`}>
      That’s more than the limit of {formatRand(limit)}. Please hand it in before your next cash trip.
    </Alert>
  );
}

/** The cash to collect on one trip; hidden if there is none. */
export function TripCash({ reference, refreshes }: { reference: string; refreshes: readonly Call[] }) {
  const { data } = useCall(cashContract.myCash, {});
  const [taking, setTaking] = useState<ListedCash>();
  const cash = data?.payments.find(({ booking_reference }) => booking_reference === reference);
  if (!cash) return null;
  return (
    <Card>
      <CardHeader title="Cash" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-3">
          <Banknote aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
          <span>
            {cash.state === "due_on_trip" ? "The customer pays you " : "You’ve taken "}
            <b>{formatRand(cash.amount_cents)}</b> in cash.
          </span>
        </p>
        {cash.state === "due_on_trip" && (
          <Button size="sm" variant="outline" onClick={() => setTaking(cash)}>
            Cash taken
          </Button>
        )}
      </div>
      {taking && <TakeDialog cash={taking} refreshes={refreshes} onClose={() => setTaking(undefined)} />}
    </Card>
  );
}

/** On the next trip’s card: the cash to collect, until it is collected. */
export function CollectLine({ reference }: { reference: string }) {
  const { data } = useCall(cashContract.myCash, {}, everyMinute);
  const due = data?.payments.find((cash) => cash.booking_reference === reference && cash.state === "due_on_trip");
  if (!due) return null;
  return (
    <p className="mt-4 flex items-center gap-3 rounded-md bg-on-dark/10 px-4 py-3">
      <Banknote aria-hidden="true" className="size-6 shrink-0 text-sun" />
      <span>
        Collect <b>{formatRand(due.amount_cents)}</b> in cash
      </span>
    </p>
  );
}
const everyMinute = { refetchInterval: 60_000 };

const form = z.object({ amount_cents: amount, note });

type TakeDialogProps = { cash: ListedCash; refreshes: readonly Call[]; onClose: () => void };

function TakeDialog({ cash, refreshes, onClose }: TakeDialogProps) {
  const collect = useMakeCall(cashContract.collectMyCash, [cashContract.myCash, ...refreshes]);
  return (
    <FormDialog
      title={`Cash taken for ${cash.booking_reference}?`}
      text={`${formatRand(cash.amount_cents)} is due. The amount you enter counts as paid, and we’ll email the customer.`}
      confirmLabel="Record cash"
      doneLabel="Cash recorded"
      schema={form}
      defaultValues={{ amount_cents: cash.amount_cents, note: "" }}
      onClose={onClose}
      onConfirm={(input) => collect.mutateAsync({ payment_id: cash.payment_id, version: cash.version, ...input })}
    >
      <FormField name="amount_cents" label="Amount taken" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
