import { Landmark } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import type { WaitingBand } from "#domain/payment/match-ranking.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { bankContract, type ListedLine } from "../contract.ts";
import { BankImportCard } from "./bank-import-card.tsx";
import { doubtText, waitingLabels } from "./bank-labels.ts";
import { BankLineDrawer } from "./bank-line-drawer.tsx";

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

/** Bank statements: import, automatic matches, and exceptions to match by hand. */
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

const edges: Readonly<Record<WaitingBand, string>> = {
  days_0_7: "border-ok",
  days_8_30: "border-accent",
  days_31_60: "border-warn",
  days_over_60: "border-bad",
};

/** Unmatched money by age. */
function WaitingTiles() {
  const query = useCall(bankContract.bankFigures, {});
  if (query.error)
    return <ReadFailed title="We couldn’t load what waits" error={query.error} onAgain={() => void query.refetch()} />;
  return (
    <section aria-label="Money to match, by age">
      <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={query.isPending}>
        {query.data?.ageing.map(({ band, lines, left_cents }) => (
          <li
            key={band}
            className={cx("rounded-md border-t-4 bg-surface p-4 pt-3 shadow-1 inset-ring inset-ring-line", edges[band])}
          >
            <p className="text-sm font-semibold text-ink-2">{waitingLabels[band]}</p>
            <p className="text-lg font-bold tabular-nums">
              <Money cents={left_cents} />
            </p>
            <p className="text-sm text-ink-3">{lines === 1 ? "1 line" : `${lines} lines`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
