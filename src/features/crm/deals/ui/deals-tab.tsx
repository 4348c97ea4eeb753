import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate, formatMonth } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand, Money } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { dealLabels } from "#domain/crm/deal-labels.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { ShownSubject } from "../../contract.ts";
import { dealsContract, type ListedDeal } from "../contract.ts";
import { DealBoard } from "./deal-board.tsx";
import { DealDialog } from "./deal-dialog.tsx";
import { DealDrawer } from "./deal-panel.tsx";

const looks = [
  { value: "board", label: "Board" },
  { value: "list", label: "List" },
] as const;
const owners = [
  { value: "everyone", label: "Everyone’s" },
  { value: "me", label: "Mine" },
] as const;

/** Sales larger than one quote, by stage or as a list, with what they come to month by month. */
export function DealsTab({ tasks }: { tasks: (about: ShownSubject) => ReactNode }) {
  const { read, filter, go } = usePageAddress();
  const [isCreating, setCreating] = useState(false);
  const look = read("as") === "list" ? "list" : "board";
  const owner = read("owner") === "me" ? "me" : undefined;
  const narrowed = { ...(owner && { owner }), search: read("search") };
  const open = (deal: string) => go({ deal });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented
          label="Show as"
          options={looks}
          value={look}
          onChange={(as) => filter({ as: as === "list" ? as : "" })}
        />
        <Segmented
          label="Whose"
          options={owners}
          value={owner ?? "everyone"}
          onChange={(one) => filter({ owner: one === "me" ? one : "" })}
        />
        <Permitted action="change_customers">
          <Button
            size="sm"
            className="ml-auto max-sm:ml-0"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            New deal
          </Button>
        </Permitted>
      </div>
      <Forecast {...(owner && { owner })} />
      {look === "board" ? (
        <DealBoard filter={narrowed} onOpen={open} />
      ) : (
        <DealList filter={narrowed} onOpen={open} onSearch={(search) => filter({ search })} />
      )}
      <DealDrawer id={read("deal")} tasks={tasks} onClose={() => filter({ deal: "" })} />
      {isCreating && <DealDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

function Forecast({ owner }: { owner?: "me" }) {
  const { data } = useCall(dealsContract.dealForecast, owner ? { owner } : {});
  if (!data || data.months.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Forecast" note="Open deals by expected close: by probability, and in full." />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
        {data.months.map(({ month, deals, value_cents, weighted_cents }) => (
          <div key={month}>
            <dt className="text-ink-2 text-sm">
              {formatMonth(month)}, {deals === 1 ? "1 deal" : `${deals} deals`}
            </dt>
            <dd>
              <Money cents={weighted_cents} className="font-bold text-lg" />
              <span className="block text-ink-2 text-sm">of {formatRand(value_cents)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type DealListProps = {
  filter: { owner?: string; search: string };
  onOpen: (id: string) => void;
  onSearch: (text: string) => void;
};

function DealList({ filter, onOpen, onSearch }: DealListProps) {
  const { pages, table } = useGrowingList(dealsContract.listDeals, (after) => ({ ...filter, ...(after && { after }) }));
  return (
    <ListPage
      caption="Deals"
      columns={columns}
      rows={pages?.flatMap(({ deals }) => deals) ?? []}
      rowKey={({ id }) => id}
      {...table}
      search={{ value: filter.search, onChange: onSearch, placeholder: "Search by title" }}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState title="No deals match" text="Contracts, conferences and agreements appear here." />}
    />
  );
}

const columns: readonly Column<ListedDeal>[] = [
  {
    id: "title",
    header: "Deal",
    hideable: false,
    cell: ({ title, organisation, person }) => (
      <span className="grid gap-0.5">
        <b className="font-semibold">{title}</b>
        <span className="font-normal text-ink-2 text-sm">
          {[organisation?.name, person?.name].filter(Boolean).join(" · ")}
        </span>
      </span>
    ),
  },
  {
    id: "state",
    header: "Stage",
    cell: ({ state }) => <Badge tone={dealLabels[state].tone}>{dealLabels[state].label}</Badge>,
  },
  { id: "value", header: "Value", align: "end", cell: ({ value_cents }) => <Money cents={value_cents} /> },
  { id: "probability", header: "Probability", align: "end", cell: ({ probability }) => `${probability}%` },
  { id: "close", header: "Expected close", cell: ({ expected_on }) => formatDate(expected_on) },
  {
    id: "owner",
    header: "Owner",
    cell: ({ owner, owned_by_me }) => (owned_by_me ? "You" : (owner?.name ?? "–")),
  },
];
