import { Landmark } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { doubtText } from "../../ui/payment-labels.ts";
import { bankContract, type ListedLine } from "../contract.ts";
import { BankImportCard } from "./bank-import-card.tsx";
import { BankLineDrawer } from "./bank-line-drawer.tsx";
import { WaitingTiles } from "./waiting-tiles.tsx";

const views = ["open", "matched", "aside", "all"] as const;
const viewLabels = { open: "To match", matched: "Matched", aside: "Ignored", all: "All lines" } as const;

const columns: readonly Column<ListedLine>[] = [
  { id: "day", header: "Date", hideable: false, cell: (line) => <DateText at={line.booked_on} />, width: "8rem" },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: (line) => <b className="tabular-nums">{formatRand(line.amount_cents, { always: true })}</b>,
    width: "9rem",
  },
  {
    id: "left",
    header: "To match",
    align: "end",
    cell: (line) =>
      line.left_cents > 0 && line.aside_by === null ? (
        <span className="tabular-nums">{formatRand(line.left_cents, { always: true })}</span>
      ) : (
        "–"
      ),
    width: "9rem",
  },
  {
    id: "description",
    header: "Description",
    cell: (line) => <span className="break-words">{line.description || "–"}</span>,
  },
  {
    id: "standing",
    header: "Matched to",
    cell: (line) => (
      <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
        {line.parts.map((part) => (
          <Badge key={part.allocation_id} tone="ok">
            {part.is_credit && "Credit, "}
            {part.booking_reference ?? part.invoice_number}
          </Badge>
        ))}
        {line.aside_by !== null && <Badge>Ignored</Badge>}
        {line.doubt && <span className="text-ink-2 text-sm">{doubtText(line.doubt, line.named_reference)}</span>}
      </span>
    ),
  },
];

const none: readonly ListedLine[] = [];
const keyOf = (line: ListedLine) => line.id;

/** The bank's statements: read in, matched to what they pay automatically, and the exceptions manually. */
export function BankTab() {
  const { read, filter: write } = usePageAddress();
  const [opened, setOpened] = useState<ListedLine>();
  const view = views.find((name) => name === read("lines")) ?? "open";
  const search = read("search");
  const list = useList(bankContract.bankLines, (page) => ({ view, search, ...page }));
  return (
    <ListPage
      above={
        <>
          <BankImportCard />
          <WaitingTiles />
        </>
      }
      views={{
        label: "Which lines",
        value: view,
        onChange: (name) => write({ lines: name === "open" ? "" : name }),
        options: views.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      caption="Lines of bank statements"
      columns={columns}
      rows={list.data?.lines ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: search,
        onChange: (text) => write({ search: text }),
        placeholder: "Description, booking or invoice",
      }}
      onOpen={setOpened}
      empty={
        <EmptyState
          icon={<Landmark />}
          title={view === "open" ? "Nothing to match" : "No line here"}
          text="Payments with a booking reference or invoice number and the exact amount are matched automatically. The rest are listed here."
        />
      }
    >
      <BankLineDrawer key={opened?.id} line={opened} onClose={() => setOpened(undefined)} />
    </ListPage>
  );
}
