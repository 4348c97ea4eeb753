import { FileCheck2, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { emptyInvoice, InvoiceFields, matchedText } from "../../ui/invoice-fields.tsx";
import { providerInvoicesContract as calls, providerInvoiceForm, type ShownProviderInvoice } from "../contract.ts";

const rand = (cents: number) => formatRand(cents, { always: true });

/** Providers’ invoices next to the agreed prices of their trips. */
export function ProviderInvoicesCard() {
  const { data, wait } = readOrWait(useCall(calls.providerInvoices, {}), "the provider invoices", 4);
  const [isRecording, setRecording] = useState(false);
  const [removed, setRemoved] = useState<ShownProviderInvoice>();
  if (wait) return wait;
  const { invoices, providers } = data;
  const waiting = providers.filter(({ uninvoiced_trips }) => uninvoiced_trips > 0);
  return (
    <Card>
      <CardHeader
        title="Provider invoices"
        note="What providers bill us, next to what was agreed for their trips. We pay what was agreed."
        actions={
          waiting.length > 0 && (
            <Permitted action="approve_payouts">
              <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setRecording(true)}>
                Record invoice
              </Button>
            </Permitted>
          )
        }
      />
      {waiting.length > 0 && (
        <p className="pb-3 text-ink-2 text-sm">
          Not invoiced yet:{" "}
          {waiting
            .map(({ name, uninvoiced_trips, uninvoiced_cents }) => {
              const trips = uninvoiced_trips === 1 ? "1 trip" : `${uninvoiced_trips} trips`;
              return `${name}, ${trips}, ${rand(uninvoiced_cents)}`;
            })
            .join("; ")}
          .
        </p>
      )}
      {invoices.length === 0 && (
        <EmptyState
          icon={<FileCheck2 />}
          title="No provider invoices yet"
          text="Record one to check it against what was agreed."
        />
      )}
      <ul aria-label="Provider invoices" className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="py-3 first:pt-0 last:pb-0">
            <InvoiceRow invoice={invoice} onRemove={() => setRemoved(invoice)} />
          </li>
        ))}
      </ul>
      {isRecording && <RecordInvoiceDialog providers={waiting} onClose={() => setRecording(false)} />}
      {removed && <RemoveDialog invoice={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

type InvoiceRowProps = { invoice: ShownProviderInvoice; onRemove: () => void };

function InvoiceRow({ invoice, onRemove }: InvoiceRowProps) {
  const { provider, number, issued_on, from, until, amount_cents, agreed_cents, trips, note, recorded_by } = invoice;
  const over = amount_cents - agreed_cents;
  return (
    <details className="group/invoice">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-sm">
        <span className="min-w-0 grow">
          <b className="block">
            {provider}, {number}
          </b>
          <span className="block text-ink-2 text-sm">
            {formatDate(issued_on)}, for {formatDate(from)} to {formatDate(until)}
          </span>
        </span>
        <b className="tabular-nums">{rand(amount_cents)}</b>
        {over === 0 ? (
          <Badge tone="ok">As agreed</Badge>
        ) : (
          <Badge tone={over > 0 ? "bad" : "warn"}>{`${rand(Math.abs(over))} ${over > 0 ? "more" : "less"}`}</Badge>
        )}
      </summary>
      <div className="grid gap-2 pt-3 text-sm">
        <ul className="grid gap-1">
          {trips.map((trip) => (
            <li key={trip.id} className="flex justify-between gap-3">
              <span>
                <DateText at={trip.earned_on} />, {trip.reference ?? "Trip"}, {trip.driver}
              </span>
              <span className="tabular-nums">{rand(trip.agreed_cents)}</span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between gap-3 border-line border-t pt-2 font-bold">
          <span>Agreed</span>
          <span className="tabular-nums">{rand(agreed_cents)}</span>
        </p>
        <p className="text-ink-2">
          Recorded by {recorded_by}
          {note && `: ${note}`}
        </p>
        <Permitted action="approve_payouts">
          <Button size="sm" variant="quiet" className="justify-self-start" onClick={onRemove}>
            Remove<span className="sr-only"> invoice {number}</span>
          </Button>
        </Permitted>
      </div>
    </details>
  );
}

function RemoveDialog({ invoice, onClose }: { invoice: ShownProviderInvoice; onClose: () => void }) {
  const remove = useMakeCall(calls.removeProviderInvoice, [calls.providerInvoices]);
  return (
    <ActionDialog
      title={`Remove invoice ${invoice.number}?`}
      text={`For an invoice of ${invoice.provider} that was recorded by mistake. Its trips can then be put on another.`}
      confirmLabel="Remove invoice"
      tone="danger"
      onClose={onClose}
      reason={{}}
      doneLabel={`Invoice ${invoice.number} removed`}
      onConfirm={(reason) => remove.mutateAsync({ id: invoice.id, reason })}
    />
  );
}

type RecordInvoiceProps = { providers: readonly { id: string; name: string }[]; onClose: () => void };

/** Records a received invoice; the agreed amount is looked up. */
function RecordInvoiceDialog({ providers, onClose }: RecordInvoiceProps) {
  const record = useMakeCall(calls.recordProviderInvoice, [calls.providerInvoices]);
  return (
    <FormDialog
      onClose={onClose}
      title="Record provider invoice"
      text="We match it with the trips in its period that aren’t on another invoice."
      confirmLabel="Record invoice"
      schema={providerInvoiceForm}
      defaultValues={{ provider_id: providers[0]?.id ?? "", ...emptyInvoice() }}
      onConfirm={(values) => record.mutateAsync(values)}
      doneLabel={(recorded) => `Matched with ${matchedText(recorded)}`}
    >
      <FormField name="provider_id" label="Provider" required>
        <Select options={providers.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      <InvoiceFields />
    </FormDialog>
  );
}
