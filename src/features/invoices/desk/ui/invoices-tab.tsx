import { CircleCheck, FileDown, FilePlus2, FileText, ListChecks, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { useFile } from "#design/use-file.ts";
import { unsettledStates } from "#domain/invoice/invoice-balance.ts";
import { teamInvoiceKindLabel } from "#domain/invoice/invoice-labels.ts";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { ListedInvoice, listedInvoiceStates } from "../../contract.ts";
import { invoiceDeskContract as desk } from "../contract.ts";
import { AgeingTiles } from "./ageing-tiles.tsx";
import { DraftDialog } from "./draft-dialog.tsx";
import { InvoiceDrawer } from "./invoice-drawer.tsx";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";

type State = (typeof listedInvoiceStates)[number];
type View = { readonly label: string; readonly states?: readonly State[]; readonly kind?: "invoice" | "credit_note" };

const viewNames = ["all", "unpaid", "overdue", "paid", "drafts", "credits"] as const;
type ViewName = (typeof viewNames)[number];
const views: Readonly<Record<ViewName, View>> = {
  all: { label: "All" },
  unpaid: { label: "Unpaid", states: unsettledStates, kind: "invoice" },
  overdue: { label: "Overdue", states: lateStates, kind: "invoice" },
  paid: { label: "Paid", states: ["paid"], kind: "invoice" },
  drafts: { label: "Drafts", states: ["draft"] },
  credits: { label: "Credit notes", kind: "credit_note" },
};

const columns: readonly Column<ListedInvoice>[] = [
  {
    id: "number",
    header: "Number",
    hideable: false,
    cell: (invoice) => (
      <span className="block">
        <span className="block font-semibold">{invoice.number}</span>
        <span className="block text-sm font-normal text-ink-2">{teamInvoiceKindLabel(invoice.kind)}</span>
      </span>
    ),
  },
  {
    id: "buyer",
    header: "Billed to",
    cell: (invoice) => (
      <span className="block min-w-0">
        <span className="block truncate">{invoice.buyer_name}</span>
        <span className="block truncate text-sm text-ink-2">{invoice.booking_reference ?? invoice.buyer_email}</span>
      </span>
    ),
  },
  { id: "state", header: "Status", cell: (invoice) => <InvoiceStatusBadge state={invoice.state} />, width: "8.5rem" },
  { id: "issued", header: "Issued", cell: (invoice) => <DateText at={invoice.issued_at} />, width: "8rem" },
  { id: "due", header: "Due", cell: (invoice) => <DateText at={invoice.due_on} />, width: "8rem" },
  {
    id: "total",
    header: "Total",
    align: "end",
    cell: (invoice) => (
      <Money cents={invoice.kind === "credit_note" ? -invoice.total_cents : invoice.total_cents} always />
    ),
  },
  {
    id: "open",
    header: "Amount due",
    align: "end",
    cell: (invoice) => (invoice.open_cents > 0 ? <Money cents={invoice.open_cents} always /> : "–"),
  },
];

const none: readonly ListedInvoice[] = [];
const keyOf = (invoice: ListedInvoice) => invoice.id;

/** All invoices; a click opens one. */
export function InvoicesTab() {
  const { read, filter, go } = usePageAddress();
  const view = viewNames.find((name) => name === read("view")) ?? "all";
  const { states, kind } = views[view];
  const input = {
    search: read("search"),
    ...(states && { states: [...states] }),
    ...(kind && { kind }),
    ...(read("from") && { from: read("from") }),
    ...(read("until") && { until: read("until") }),
  };
  const list = useList(desk.listInvoices, (page) => ({ ...input, ...page }));
  return (
    <ListPage
      above={<AgeingTiles />}
      views={{
        label: "Show",
        value: view,
        onChange: (name) => filter({ view: name === "all" ? "" : name }),
        options: viewNames.map((name) => ({ value: name, label: views[name].label })),
      }}
      tools={<ListActions criteria={input} />}
      filters={
        <DateRangePicker
          label="Issued between"
          value={{ from: read("from"), to: read("until") }}
          onChange={({ from, to }) => filter({ from, until: to })}
        />
      }
      caption="Invoices"
      columns={columns}
      rows={list.data?.invoices ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: input.search,
        onChange: (search) => filter({ search }),
        placeholder: "Number, name, email or booking",
      }}
      onOpen={(invoice) => go({ invoice: invoice.id })}
      storageKey="list-invoices"
      empty={
        <EmptyState
          icon={<FileText />}
          title="No invoices match"
          text="Invoices are issued automatically when a booking is paid or put on account."
        />
      }
    >
      <InvoiceDrawer
        invoiceId={read("invoice")}
        onClose={() => go({ invoice: "" })}
        onOpen={(invoice) => go({ invoice })}
      />
    </ListPage>
  );
}

type Criteria = Omit<Parameters<typeof callSignedIn<typeof desk.exportInvoices>>[1], "after" | "size">;

function ListActions({ criteria }: { criteria: Criteria }) {
  const { go } = usePageAddress();
  const { isBusy, save } = useFile();
  const [open, setOpen] = useState<"draft" | "gaps">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="sm" variant="outline" icon={<ListChecks aria-hidden />} onClick={() => setOpen("gaps")}>
        Gaps report
      </Button>
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        icon={<FileDown aria-hidden />}
        onClick={() => void save(() => callSignedIn(desk.exportInvoices, criteria))}
      >
        CSV
      </Button>
      <Button size="sm" icon={<FilePlus2 aria-hidden />} onClick={() => setOpen("draft")}>
        New invoice
      </Button>
      <DraftDialog
        open={open === "draft"}
        onClose={close}
        onDrafted={(id) => {
          close();
          go({ invoice: id });
        }}
      />
      <NumberGapsDialog open={open === "gaps"} onClose={close} />
    </>
  );
}

/** SARS requires numbers without gaps; this shows that there are none. */
function NumberGapsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useCall(desk.invoiceGaps, {}, { enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Gaps report"
      description="Every number series and any missing numbers. Drafts have no number yet."
    >
      {query.isPending && <Spinner text="Loading numbers…" />}
      {query.error && <ReadFailed error={query.error} onAgain={() => void query.refetch()} />}
      <ul className="grid gap-3 pb-4">
        {query.data?.series.map(({ name, documents, first, last, missing }) => (
          <li key={name} className="rounded-md bg-surface-2 p-4">
            <p className="flex items-center gap-2 font-semibold">
              {missing.length === 0 ? (
                <CircleCheck aria-hidden className="size-5 text-ok" />
              ) : (
                <TriangleAlert aria-hidden className="size-5 text-bad" />
              )}
              {name}: {missing.length === 0 ? "no gaps" : `${missing.length} missing`}
            </p>
            <p className="text-sm text-ink-2">
              {documents} {documents === 1 ? "document" : "documents"}
              {documents > 0 && `, ${first} to ${last}`}
            </p>
            {missing.length > 0 && <p className="mt-1 text-sm font-semibold text-bad">{missing.join(", ")}</p>}
          </li>
        ))}
        {query.data?.series.length === 0 && <li className="text-ink-2">No numbers yet.</li>}
      </ul>
    </Dialog>
  );
}
