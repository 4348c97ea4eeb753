import { Send } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Badge } from "#design/badge.tsx";
import { formatDateTime, formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { assignmentLabel } from "#domain/trip/assignment-labels.ts";
import { offerModeLabels } from "#domain/trip/offer-mode-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type LoggedOffer, type OfferView, offersLogContract, offerViews } from "../log-contract.ts";

const viewLabels: Readonly<Record<OfferView, string>> = {
  all: "All",
  open: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Ended",
};

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">{children}</span>
);

type Answering = (offer: LoggedOffer) => ReactNode;

const columnsWith = (answering: Answering): readonly Column<LoggedOffer>[] => [
  {
    id: "asked",
    header: "Asked",
    hideable: false,
    cell: ({ offered_to, plate }) => (
      <span className="block min-w-0">
        <span className="block font-semibold">{offered_to}</span>
        {plate && <Small>{plate}</Small>}
      </span>
    ),
  },
  {
    id: "trip",
    header: "Trip",
    cell: (offer) => (
      <span className="block min-w-0">
        <SiteLink to={`/admin/booking?reference=${offer.reference}`} className="font-semibold">
          {offer.reference}
        </SiteLink>
        <Small>
          {formatDay(offer.pickup_at)}, {formatTime(offer.pickup_at)}
        </Small>
        <Small>
          {offer.from} to {offer.to}
        </Small>
      </span>
    ),
  },
  {
    id: "mode",
    header: "How",
    cell: ({ mode, rank, explained }) => (
      <span className="block min-w-0">
        <span className="whitespace-nowrap">{offerModeLabels[mode] + (rank === null ? "" : `, no. ${rank}`)}</span>
        {explained && <Small>Automatically. {explained}</Small>}
      </span>
    ),
  },
  {
    id: "state",
    header: "Status",
    cell: (offer) => (
      <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
        <Badge dot tone={assignmentLabel(offer.state, offer.mode).tone}>
          {assignmentLabel(offer.state, offer.mode).label}
        </Badge>
        {offer.reason && <Small>{offer.reason}</Small>}
        {offer.state === "offered" && answering(offer)}
      </span>
    ),
  },
  {
    id: "payout",
    header: "Payout",
    align: "end",
    cell: ({ payout_cents }) => (payout_cents === null ? "–" : formatRand(payout_cents)),
  },
  {
    id: "offered",
    header: "Offered",
    cell: ({ offered_at, expires_at, responded_at }) => (
      <span className="block">
        <span className="whitespace-nowrap">{formatDateTime(offered_at)}</span>
        {responded_at ? (
          <Small>Answered {formatDateTime(responded_at)}</Small>
        ) : (
          expires_at && <Small>Answer by {formatDateTime(expires_at)}</Small>
        )}
      </span>
    ),
  },
];

const none: readonly LoggedOffer[] = [];
const keyOf = ({ id }: LoggedOffer) => id;

/** Whom we asked to drive, when, and their answers; `answering` records an answer given by phone. */
export function OffersLogTable({ answering }: { answering: Answering }) {
  const { read, filter } = usePageAddress();
  const view = offerViews.find((name) => name === read("offers")) ?? "all";
  const search = read("driver");
  const columns = useMemo(() => columnsWith(answering), [answering]);
  const list = useList(offersLogContract.offersLog, (page) => ({ view, search, ...page }), { refetchInterval: 30_000 });
  return (
    <ListPage
      views={{
        label: "Which offers",
        value: view,
        onChange: (name) => filter({ offers: name === "all" ? "" : name }),
        options: offerViews.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      caption="Offers"
      columns={columns}
      rows={list.data?.offers ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: search,
        onChange: (driver) => filter({ driver }),
        placeholder: "Driver, plate or reference",
      }}
      storageKey="offers-log"
      empty={
        <EmptyState
          level={2}
          icon={<Send />}
          title={search === "" && view === "all" ? "No offers yet" : "No offers match"}
          text="Trips offered to drivers or providers from the board appear here with their answers."
        />
      }
    />
  );
}
