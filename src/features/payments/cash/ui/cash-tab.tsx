import { Banknote, HandCoins } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { freshRow } from "#design/table/fresh-row.ts";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { paymentLabels } from "#domain/payment/payment-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { cashContract, type ListedCash } from "../contract.ts";
import { type CashAction, CashDialog } from "./cash-dialog.tsx";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";

const views = ["due", "collected", "done"] as const;
const viewLabels = { due: "Due", collected: "With drivers", done: "Handed in" } as const;
const none: readonly ListedCash[] = [];
const keyOf = (cash: ListedCash) => cash.payment_id;

/** Cash of trips that were driven, and money taken by our team. */
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
