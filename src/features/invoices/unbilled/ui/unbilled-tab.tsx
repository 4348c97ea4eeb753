import { FileCheck2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { issueWithinDays } from "#domain/invoice/invoice-document.ts";
import { issuedAtOnce, type UnbilledBooking, invoiceUnbilledContract as unbilled } from "../contract.ts";
import { IssueDialog } from "./issue-dialog.tsx";

/** Fewer days left than this are highlighted. */
const soonDays = 5;

const columns: readonly Column<UnbilledBooking>[] = [
  {
    id: "booking",
    header: "Booking",
    hideable: false,
    cell: (row) => (
      <span className="block">
        <span className="block font-semibold tabular-nums">{row.reference}</span>
        <span className="block text-sm font-normal text-ink-2">{row.service_name}</span>
      </span>
    ),
  },
  {
    id: "customer",
    header: "Customer",
    cell: (row) => (
      <span className="block min-w-0">
        <span className="block truncate">{row.customer}</span>
        {row.organisation && <span className="block truncate text-sm text-ink-2">{row.organisation}</span>}
      </span>
    ),
  },
  { id: "driven", header: "Driven", cell: (row) => <DateText at={row.driven_on} />, width: "8rem" },
  { id: "left", header: "Days left", cell: (row) => <DaysLeft row={row} />, width: "11rem" },
  { id: "total", header: "Total", align: "end", cell: (row) => <Money cents={row.total_cents} always /> },
  {
    id: "paid",
    header: "Paid",
    align: "end",
    cell: (row) => (row.paid_cents > 0 ? <Money cents={row.paid_cents} always /> : "–"),
  },
];

function DaysLeft({ row: { days_left, draft_id } }: { row: UnbilledBooking }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={leftTone(days_left)}>{leftText(days_left)}</Badge>
      {draft_id && <Badge tone="violet">Draft</Badge>}
    </span>
  );
}

function leftTone(days: number) {
  if (days < 0) return "bad";
  return days < soonDays ? "warn" : "ok";
}

function leftText(days: number): string {
  if (days === 0) return "Today is the last";
  const many = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return days < 0 ? `${many} late` : `${many} left`;
}

const none: readonly UnbilledBooking[] = [];
const keyOf = ({ id }: UnbilledBooking) => id;

/** Completed bookings without an invoice; the selected ones are invoiced together. */
export function UnbilledTab() {
  const navigate = useNavigate();
  const list = useList(unbilled.unbilledBookings, (page) => page);
  const [selected, setSelected] = useState<string[]>([]);
  const [toBill, setToBill] = useState<readonly UnbilledBooking[]>();
  const rows = list.data?.bookings ?? none;
  const chosen = rows.filter(({ id }) => selected.includes(id));
  return (
    <ListPage
      above={
        <Alert tone="info">
          The law gives {issueWithinDays} days from the supply to issue an invoice, counted from the first pickup.
        </Alert>
      }
      caption="Driven, not invoiced"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      {...list.table}
      rowName={({ reference }) => reference}
      selection={{
        keys: selected,
        onChange: setSelected,
        actions: (
          <Button
            size="sm"
            disabled={chosen.length === 0 || chosen.length > issuedAtOnce}
            onClick={() => setToBill(chosen)}
          >
            Issue invoices
          </Button>
        ),
      }}
      onOpen={({ reference, draft_id }) =>
        void navigate(draft_id ? `/admin/invoices?invoice=${draft_id}` : `/admin/booking?reference=${reference}`)
      }
      storageKey="list-unbilled"
      empty={
        <EmptyState
          icon={<FileCheck2 />}
          title="All driven trips are invoiced"
          text="Driven bookings without an invoice appear here."
        />
      }
    >
      {toBill && (
        <IssueDialog
          bookings={toBill}
          onClose={() => {
            setToBill(undefined);
            setSelected([]);
          }}
        />
      )}
    </ListPage>
  );
}
