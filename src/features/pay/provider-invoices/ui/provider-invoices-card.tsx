import { FileCheck2, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { addDays, localDate, localDateOf } from "#domain/time/local-time.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { providerInvoicesContract as calls, providerInvoiceForm, type ShownProviderInvoice } from "../contract.ts";

const rand = (cents: number) => formatRand(cents, { always: true });

/** Providers’ invoices next to the agreed prices of their trips. */
export function ProviderInvoicesCard() {
  const query = useCall(calls.providerInvoices, {});
  const [isRecording, setRecording] = useState(false);
  const [removed, setRemoved] = useState<ShownProviderInvoice>();
  if (query.error)
    return (
      <ReadFailed
        title="We couldn’t load the provider invoices"
        error={query.error}
        onAgain={() => void query.refetch()}
      />
    );
  if (!query.data) return <SkeletonCard lines={4} />;
  const { invoices, providers } = query.data;
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
  const today = localDateOf(new Date());
  const lastMonthEnds = addDays(localDate(`${today.slice(0, 7)}-01`), -1);
  return (
    <FormDialog
      onClose={onClose}
      title="Record provider invoice"
      text="We match it with the trips in its period that aren’t on another invoice."
      confirmLabel="Record invoice"
      schema={providerInvoiceForm}
      defaultValues={{
        provider_id: providers[0]?.id ?? "",
        number: "",
        issued_on: today,
        note: "",
        from: `${lastMonthEnds.slice(0, 7)}-01`,
        until: lastMonthEnds,
        amount_cents: Number.NaN,
      }}
      onConfirm={(values) => record.mutateAsync(values)}
      doneLabel={({ trips, agreed_cents }) =>
        `Matched with ${trips === 1 ? "1 trip" : `${trips} trips`}: ${formatRand(agreed_cents, { always: true })} was agreed`
      }
    >
      <FormField name="provider_id" label="Provider" required>
        <Select options={providers.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      <FormField name="number" label="Invoice number" required>
        <TextInput maxLength={60} />
      </FormField>
      <FormField name="issued_on" label="Invoice date" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
      </FormField>
      <FormField name="from" label="First date of its trips" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
      </FormField>
      <FormField name="until" label="Last date of its trips" required>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} max={today} />}
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}
