import { FileText } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { kindName } from "#domain/catalogue/service.ts";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedQuote, quoteBuilderContract } from "../contract.ts";
import { QuoteStateBadge } from "./quote-state-badge.tsx";

const groups = {
  open: { label: "Open", states: ["draft", "sent", "viewed"] },
  won: { label: "Accepted", states: ["accepted", "converted"] },
  lost: { label: "Closed", states: ["declined", "expired", "withdrawn"] },
  all: { label: "All", states: undefined },
} as const satisfies Record<string, { label: string; states: readonly QuoteState[] | undefined }>;
type Group = keyof typeof groups;
const groupNames: readonly Group[] = ["open", "won", "lost", "all"];

const priceOf = ({ from_cents, to_cents }: ListedQuote) => {
  if (from_cents === null) return "–";
  return from_cents === to_cents ? formatRand(from_cents) : `${formatRand(from_cents)} – ${formatRand(to_cents ?? 0)}`;
};

const columns: readonly Column<ListedQuote>[] = [
  {
    id: "number",
    header: "Quote",
    hideable: false,
    cell: ({ number, version, title }) => (
      <span className="grid">
        <b className="font-semibold">
          {number}
          {version > 1 && ` v${version}`}
        </b>
        <span className="line-clamp-1 font-normal text-ink-2 text-sm">{title}</span>
      </span>
    ),
  },
  {
    id: "customer",
    header: "Customer",
    cell: ({ customer_name, customer_email }) => customer_name || customer_email || "–",
  },
  {
    id: "journey",
    header: "Trip",
    cell: ({ service_type, pickup_date }) => (
      <span className="grid">
        <KindName kind={service_type} />
        <span className="text-ink-3 text-sm">{pickup_date ? formatDate(pickup_date) : "no date yet"}</span>
      </span>
    ),
  },
  { id: "price", header: "Price", align: "end", cell: (quote) => priceOf(quote) },
  { id: "state", header: "Status", cell: ({ state }) => <QuoteStateBadge state={state} /> },
  { id: "views", header: "Views", align: "end", cell: ({ views }) => views },
  { id: "until", header: "Valid until", cell: ({ valid_until }) => <DateText at={valid_until} style="date-time" /> },
];

const KindName = ({ kind }: { kind: string }) =>
  kindName(useCall(termsContract.companyTerms, {}).data?.services ?? [], kind);

/** Every quote, newest first; a click opens the builder. */
export function QuoteTable() {
  const { read, filter } = usePageAddress();
  const group = groupNames.find((name) => name === read("quotes")) ?? "open";
  const search = read("search");
  const navigate = useNavigate();
  const { states } = groups[group];
  const { pages, table } = useGrowingList(quoteBuilderContract.listQuotes, (after) => ({
    ...(states && { states: [...states] }),
    search,
    ...(after && { after }),
  }));
  const rows = useMemo(() => pages?.flatMap(({ quotes }) => quotes) ?? [], [pages]);
  return (
    <ListPage
      views={{
        label: "Quotes",
        value: group,
        onChange: (name) => filter({ quotes: name === "open" ? "" : name }),
        options: groupNames.map((value) => ({ value, label: groups[value].label })),
      }}
      caption="Quotes"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...table}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search number, name, email or title",
      }}
      onOpen={({ id }) => void navigate(`/admin/quotes-enhanced?quote=${id}`)}
      empty={
        <EmptyState
          icon={<FileText />}
          title={search ? "No quotes match" : "No quotes yet"}
          text={search ? "Try a shorter search." : "Start one from an enquiry, or choose New quote."}
        />
      }
    />
  );
}
