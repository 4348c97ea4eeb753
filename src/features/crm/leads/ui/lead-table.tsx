import { Hand, Inbox } from "lucide-react";
import { useMemo } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText, formatDay } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { leadsContract, type QueueFilter, type QueueLine, queueFilters, queueKinds } from "../contract.ts";
import { LeadDrawer } from "./lead-drawer.tsx";
import { LeadFilter } from "./lead-filter.tsx";
import { kindLabels, LeadStateBadge } from "./lead-labels.tsx";
import { SlaClock } from "./sla-clock.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import { useTopicName } from "./use-topic-name.ts";

const everyMinute = 60_000;
const kinds = [
  { value: "any", label: "All" },
  { value: "quote", label: "Quote requests" },
  { value: "inquiry", label: "Enquiries" },
  { value: "booking", label: "Booking requests" },
] as const;

/** Anyone who waits for an answer, the most urgent on top. */
export function LeadTable() {
  const address = usePageAddress();
  const filter = queueFilters.find((one) => one === address.read("show")) ?? "open";
  const kind = queueKinds.find((one) => one === address.read("kind"));
  const search = address.read("search");
  const { pages, table } = useGrowingList(
    leadsContract.answerQueue,
    (after) => ({ filter, ...(kind && { kind }), search, ...(after && { after }) }),
    { refetchInterval: everyMinute },
  );
  const rows = useMemo(() => pages?.flatMap(({ lines }) => lines) ?? [], [pages]);
  const enquiry = address.read("enquiry");
  const request = address.read("request");
  return (
    <ListPage
      above={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LeadFilter
            filter={filter}
            counts={pages?.[0]?.counts}
            onChange={(show) => address.filter({ show: show === "open" ? "" : show })}
          />
          <Segmented
            label="Kind"
            options={kinds}
            value={kind ?? "any"}
            onChange={(one) => address.filter({ kind: one === "any" ? "" : one })}
            className="ml-auto max-lg:ml-0"
          />
        </div>
      }
      caption="Queue"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...table}
      search={{
        value: search,
        onChange: (text) => address.filter({ search: text }),
        placeholder: "Search name, email or reference",
      }}
      // The open record is in the address, so that a task, a booking or a colleague can lead to it.
      onOpen={({ kind: opened, id }) =>
        address.go(opened === "booking" ? { request: id, enquiry: "" } : { enquiry: id, request: "" })
      }
      empty={<Empty filter={filter} isNarrowed={search !== "" || kind !== undefined} />}
    >
      <LeadDrawer
        enquiry={enquiry}
        request={request}
        name={rows.find(({ id }) => id === (enquiry || request))?.name}
        onClose={() => address.filter({ enquiry: "", request: "" })}
      />
    </ListPage>
  );
}

const columns: readonly Column<QueueLine>[] = [
  {
    id: "name",
    header: "Customer",
    hideable: false,
    cell: ({ name, reference, kind }) => (
      <span className="grid gap-0.5">
        <b className="font-semibold">{name}</b>
        <span className="font-normal text-ink-3 text-sm">{reference}</span>
        <Badge tone={kindLabels[kind].tone}>{kindLabels[kind].label}</Badge>
      </span>
    ),
  },
  {
    id: "wish",
    header: "Request",
    cell: ({ service_type, summary, pickup_at }) => (
      <span className="grid max-w-[34rem] gap-0.5">
        <span className="font-semibold">
          <TopicName topic={service_type} />
          {pickup_at && <span className="font-normal text-ink-2">, {formatDay(pickup_at)}</span>}
        </span>
        <span className="line-clamp-2 text-ink-2 text-sm">{summary}</span>
      </span>
    ),
  },
  {
    id: "received",
    header: "Received",
    cell: ({ created_at, source }) => (
      <span className="grid">
        <DateText at={created_at} style="date-time" className="whitespace-nowrap" />
        <span className="text-ink-3 text-sm">{sourceLabel(source)}</span>
      </span>
    ),
  },
  { id: "state", header: "Status", cell: ({ state }) => <LeadStateBadge state={state} /> },
  {
    id: "clock",
    header: "Answer",
    cell: ({ created_at, response_due_at, answered_at, state }) => (
      <SlaClock createdAt={created_at} dueAt={response_due_at} answeredAt={answered_at} isClosed={isClosed(state)} />
    ),
  },
  { id: "taken", header: "Assigned to", cell: (line) => <Taker line={line} /> },
];

const isClosed = (state: QueueLine["state"]) => state !== "new" && state !== "requested";

/** The person it is assigned to, or a button to take it. */
function Taker({ line }: { line: QueueLine }) {
  const { calls, attempt, isBusy } = useLeadActions();
  if (line.taken_by) return <span className="text-sm">{line.taken_by_me ? "You" : line.taken_by}</span>;
  if (["won", "lost", "spam", "duplicate", "declined"].includes(line.state))
    return <span className="text-ink-3">–</span>;
  const assign = line.kind === "booking" ? calls.takeRequest : calls.assign;
  return (
    <Button
      size="sm"
      variant="outline"
      className="whitespace-nowrap"
      busy={isBusy}
      icon={<Hand aria-hidden="true" />}
      aria-label={`Assign ${line.name} to me`}
      onClick={async (event) => {
        event.stopPropagation();
        const { id, version } = line;
        const isDone = await attempt(() => assign.mutateAsync({ id, version }), `${line.name} is assigned to you`);
        if (!isDone) await toast({ title: "Someone else has just changed this enquiry", kind: "error" });
      }}
    >
      Assign to me
    </Button>
  );
}

function Empty({ filter, isNarrowed }: { filter: QueueFilter; isNarrowed: boolean }) {
  if (isNarrowed)
    return <EmptyState icon={<Inbox />} title="No enquiries match" text="Try a shorter search or another kind." />;
  const words = {
    open: ["No open enquiries", "New enquiries and requests appear here automatically."],
    mine: ["No enquiries assigned to you", "Assign one of the open enquiries to yourself."],
    breached: ["No overdue enquiries", "Enquiries appear here when their answer is overdue."],
    all: ["No enquiries yet", "Messages, quote requests and booking requests appear here."],
  } as const;
  const [title, text] = words[filter];
  return <EmptyState icon={<Inbox />} title={title} text={text} />;
}

function TopicName({ topic }: { topic: string }) {
  return useTopicName()(topic);
}
