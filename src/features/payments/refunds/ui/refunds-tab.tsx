import { Undo2 } from "lucide-react";
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
import { refundLabels } from "#domain/payment/payment-labels.ts";
import { type RefundState, refundStatesWaiting } from "#domain/payment/refund-lifecycle.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedRefund, refundsContract } from "../contract.ts";
import { type RefundAction, RefundDialog } from "./refund-dialog.tsx";

const views = ["waiting", "moving", "done", "all"] as const;
type View = (typeof views)[number];
const viewLabels: Readonly<Record<View, string>> = {
  waiting: "Waiting",
  moving: "In progress",
  done: "Done",
  all: "All",
};
const states: Readonly<Record<Exclude<View, "all">, RefundState[]>> = {
  waiting: [...refundStatesWaiting],
  moving: ["approved", "processing"],
  done: ["succeeded", "rejected"],
};

/** The page with the refunded record. */
const pages: Readonly<Record<ListedRefund["of"], (reference: string) => Href>> = {
  booking: (reference) => `/admin/booking?reference=${reference}`,
  voucher: (number) => `/admin/payment-verification?tab=vouchers&search=${number}`,
  invoice: (number) => `/admin/invoices?search=${number}`,
};

const none: readonly ListedRefund[] = [];
const keyOf = (refund: ListedRefund) => refund.id;

/** Refunds to decide, to pay by hand, and their outcomes. */
export function RefundsTab() {
  const { read, filter: write } = usePageAddress();
  const [action, setAction] = useState<RefundAction>();
  const view = views.find((name) => name === read("refunds")) ?? "waiting";
  const search = read("search");
  const list = useList(
    refundsContract.refundsForReview,
    ({ after }) => ({ search, ...(view !== "all" && { states: states[view] }), ...(after && { after }) }),
    { size: 30, hasSizes: false },
  );
  const refunds = list.data?.refunds ?? none;
  return (
    <ListPage
      views={{
        label: "Show",
        value: view,
        onChange: (name) => write({ refunds: name === "waiting" ? "" : name }),
        options: views.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      caption="Refunds"
      columns={columnsFor(setAction)}
      rows={refunds}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: search,
        onChange: (text) => write({ search: text }),
        placeholder: "Booking, voucher, invoice, name or email",
      }}
      empty={
        <EmptyState
          icon={<Undo2 />}
          title="No refunds"
          text="Small refunds within the policy are paid automatically."
        />
      }
    >
      {action && (
        <RefundDialog
          kind={action.kind}
          refund={freshRow(refunds, action.refund, keyOf)}
          onClose={() => setAction(undefined)}
        />
      )}
    </ListPage>
  );
}

const columnsFor = (onAction: (action: RefundAction) => void): readonly Column<ListedRefund>[] => [
  {
    id: "booking",
    header: "Paid for",
    hideable: false,
    cell: (refund) => (
      <span className="block">
        <SiteLink className="whitespace-nowrap text-link underline" to={pages[refund.of](refund.reference)}>
          {refund.reference}
        </SiteLink>
        <span className="block text-ink-2 text-sm">{refund.customer_name}</span>
      </span>
    ),
  },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: (refund) => (
      <span className="block">
        <b className="tabular-nums">{formatRand(refund.amount_cents, { always: true })}</b>
        {refund.fee_cents > 0 && <span className="block text-ink-2 text-sm">fee {formatRand(refund.fee_cents)}</span>}
      </span>
    ),
  },
  {
    id: "why",
    header: "Reason",
    cell: (refund) => (
      <span className="block">
        <span className="block">{titled(refund.reason_code)}</span>
        {refund.note && <span className="block text-ink-2 text-sm">{refund.note}</span>}
      </span>
    ),
  },
  {
    id: "state",
    header: "Status",
    cell: (refund) => (
      <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
        <Badge tone={refundLabels[refund.state].tone} dot>
          {refundLabels[refund.state].label}
        </Badge>
        {refund.state === "manual_transfer" && (
          <span className="text-ink-2 text-sm">
            {refund.account_ending ? `Account ending in ${refund.account_ending}` : "Waiting for bank details"}
          </span>
        )}
        {refund.needs_second_person && refund.state === "requested" && (
          <span className="text-ink-2 text-sm">
            {refund.approved_by ? `${refund.approved_by} approved. Needs a second approval` : "Needs two approvals"}
          </span>
        )}
      </span>
    ),
  },
  {
    id: "asked",
    header: "Asked for",
    cell: (refund) => <DateText at={refund.created_at} style="date-time" className="whitespace-nowrap" />,
  },
  { id: "deeds", header: "Actions", cell: (refund) => <Actions refund={refund} onAction={onAction} /> },
];

function Actions({ refund, onAction }: { refund: ListedRefund; onAction: (action: RefundAction) => void }) {
  const canDecide = refund.state === "requested" || refund.state === "calculated";
  return (
    <span className="flex flex-wrap gap-2 xl:flex-nowrap">
      {canDecide && (
        <>
          <Button
            size="sm"
            disabled={refund.against_approval !== null}
            onClick={() => onAction({ kind: "approve", refund })}
          >
            Approve
          </Button>
          <Button size="sm" variant="outline" onClick={() => onAction({ kind: "reject", refund })}>
            Reject
          </Button>
        </>
      )}
      {canDecide && refund.against_approval && (
        <span className="max-w-56 text-ink-2 text-sm">
          {refundsContract.approveRefund.refusals[refund.against_approval]}
        </span>
      )}
      {refund.state === "manual_transfer" && (
        <Button size="sm" onClick={() => onAction({ kind: "paid", refund })}>
          Pay by transfer
        </Button>
      )}
    </span>
  );
}

/** A code as a label with a capital letter, such as on a badge. */
export function titled(code: string): string {
  const text = code.replaceAll("_", " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
