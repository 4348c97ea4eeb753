import { Banknote, HandCoins } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { freshRow } from "#design/table/fresh-row.ts";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { paymentLabels } from "#domain/payment/payment-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { amount, note, paymentsContract } from "../../contract.ts";
import { cashContract, type ListedCash } from "../contract.ts";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";

const views = ["due", "collected", "done"] as const;
const viewLabels = { due: "Due", collected: "With drivers", done: "Handed in" } as const;
const none: readonly ListedCash[] = [];
const keyOf = (cash: ListedCash) => cash.payment_id;

/** Cash of started trips, and money received by our team. */
export function CashTab() {
  const { read, filter: write } = usePageAddress();
  const [action, setAction] = useState<CashAction>();
  const [isRecording, setRecording] = useState(false);
  const view = views.find((name) => name === read("cash")) ?? "due";
  const search = read("search");
  const list = useList(cashContract.cashPayments, (page) => ({ view, search, ...page }));
  const payments = list.data?.payments ?? none;
  return (
    <ListPage
      views={{
        label: "Show",
        value: view,
        onChange: (name) => write({ cash: name === "due" ? "" : name }),
        options: views.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      tools={
        <Button size="sm" icon={<HandCoins aria-hidden />} onClick={() => setRecording(true)}>
          Record payment
        </Button>
      }
      caption="Cash"
      columns={columnsFor(setAction)}
      rows={payments}
      rowKey={keyOf}
      {...list.table}
      search={{ value: search, onChange: (text) => write({ search: text }), placeholder: "Booking or name" }}
      empty={<EmptyState icon={<Banknote />} title="No cash payments" text="Cash from completed trips appears here." />}
    >
      {action && (
        <CashDialog {...action} cash={freshRow(payments, action.cash, keyOf)} onClose={() => setAction(undefined)} />
      )}
      {isRecording && <RecordPaymentDialog reference="" onClose={() => setRecording(false)} />}
    </ListPage>
  );
}

const next = {
  due_on_trip: { to: "collected", label: "Collected" },
  collected: { to: "handed_in", label: "Handed in" },
  handed_in: { to: "reconciled", label: "Counted" },
} as const;

const columnsFor = (onAction: (action: CashAction) => void): readonly Column<ListedCash>[] => [
  {
    id: "booking",
    header: "Booking",
    hideable: false,
    cell: (cash) => (
      <span className="block">
        <SiteLink className="text-link underline" to={`/admin/booking?reference=${cash.booking_reference}`}>
          {cash.booking_reference}
        </SiteLink>
        <span className="block text-ink-2 text-sm">{cash.customer_name}</span>
      </span>
    ),
  },
  { id: "pickup", header: "Pickup", cell: (cash) => <DateText at={cash.pickup_at} style="date-time" /> },
  { id: "driver", header: "Driver", cell: (cash) => cash.driver_name ?? "–" },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: (cash) => <b className="tabular-nums">{formatRand(cash.amount_cents, { always: true })}</b>,
  },
  {
    id: "state",
    header: "Status",
    cell: (cash) => (
      <Badge tone={paymentLabels[cash.state].tone} dot>
        {paymentLabels[cash.state].label}
      </Badge>
    ),
  },
  {
    id: "deeds",
    header: "Actions",
    cell: (cash) => {
      if (cash.state === "reconciled") return "–";
      const { to, label } = next[cash.state];
      return (
        <Button size="sm" variant="outline" onClick={() => onAction({ cash, to, label })}>
          {label}
        </Button>
      );
    },
  },
];

type CashAction = {
  readonly cash: ListedCash;
  readonly to: "collected" | "handed_in" | "reconciled";
  readonly label: string;
};

const refreshed = [cashContract.cashPayments, paymentsContract.paymentsWaiting];
const form = z.object({ amount_cents: amount, driver_id: z.string(), note });
const texts = {
  collected:
    "The amount the driver took counts as paid, and we’ll email the customer. If it isn’t handed in, it’s deducted from the driver’s pay.",
  handed_in: "The driver has handed it in.",
  reconciled: "The cash has been counted and is in the safe or the bank.",
} as const;

function CashDialog({ cash, to, label, onClose }: CashAction & { onClose: () => void }) {
  const move = useMakeCall(cashContract.moveCash, refreshed);
  const { payment_id, version } = cash;
  return (
    <FormDialog
      title={`${formatRand(cash.amount_cents)} for ${cash.booking_reference}: ${label.toLowerCase()}?`}
      text={texts[to]}
      confirmLabel={label}
      onClose={onClose}
      schema={form}
      defaultValues={{ amount_cents: cash.amount_cents, driver_id: cash.likely_driver_id ?? "", note: "" }}
      doneLabel="Cash updated"
      onConfirm={({ amount_cents, driver_id, note: said }) =>
        move.mutateAsync({
          payment_id,
          version,
          to,
          note: said,
          ...(to === "collected" && { amount_cents, driver_id: driver_id || undefined }),
        })
      }
    >
      {to === "collected" && (
        <FormField name="amount_cents" label="Amount collected" required>
          {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
      )}
      {to === "collected" && cash.drivers.length > 1 && (
        <FormField name="driver_id" label="Collected by" required>
          <Select options={cash.drivers.map(({ id, name }) => ({ value: id, label: name }))} />
        </FormField>
      )}
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
