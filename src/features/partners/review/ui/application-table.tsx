import { Inbox } from "lucide-react";
import { useMemo, useState } from "react";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { applicationLabels } from "#domain/partner/application-labels.ts";
import {
  type ApplicationKind,
  type ApplicationState,
  applicationStates,
} from "#domain/partner/application-lifecycle.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedApplication, reviewContract } from "../contract.ts";
import { nameOfApplicant, StateBadge } from "./application-labels.tsx";

type Counts = readonly { readonly state: ApplicationState; readonly applications: number }[];

const columns: readonly Column<ListedApplication>[] = [
  {
    id: "name",
    header: "Applicant",
    hideable: false,
    cell: (application) => (
      <span className="grid">
        <b className="font-semibold">{nameOfApplicant(application)}</b>
        {application.company_name && <span className="font-normal text-ink-2 text-sm">{application.contact_name}</span>}
      </span>
    ),
  },
  { id: "reference", header: "Reference", cell: ({ reference }) => reference },
  { id: "area", header: "Area", cell: ({ area }) => area },
  { id: "documents", header: "Documents", align: "end", cell: ({ documents }) => documents },
  { id: "created", header: "Received", cell: ({ created_at }) => <DateText at={created_at} style="date-time" /> },
  { id: "state", header: "Status", cell: ({ state }) => <StateBadge state={state} /> },
];

type AdminApplicationListProps = { kind: ApplicationKind; onOpen: (id: string) => void };

/** Applications of one kind, newest first. */
export function ApplicationTable({ kind, onOpen }: AdminApplicationListProps) {
  const { read, filter } = usePageAddress();
  const state = applicationStates.find((one) => one === read("status"));
  const search = read("search");
  const { pages, table } = useGrowingList(reviewContract.applicationsForReview, (after) => ({
    kind,
    ...(state && { states: [state] }),
    search,
    ...(after && { after }),
  }));
  const rows = useMemo(() => pages?.flatMap(({ applications }) => applications) ?? [], [pages]);
  const counts = useLast(pages?.[0]?.counts) ?? [];
  const isNarrowed = state !== undefined || search !== "";
  return (
    <ListPage
      above={<StateFilter counts={counts} state={state} onChange={(next) => filter({ status: next ?? "" })} />}
      caption="Applications"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...table}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search name, email or reference",
      }}
      onOpen={({ id }) => onOpen(id)}
      empty={<Empty isNarrowed={isNarrowed} />}
    />
  );
}

/** Shows the last page while the next one loads, so that the filter doesn’t jump under the pointer. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

type StateFilterProps = {
  counts: Counts;
  state: ApplicationState | undefined;
  onChange: (state: ApplicationState | undefined) => void;
};

/** A button for each state with applications, with their number. */
function StateFilter({ counts, state, onChange }: StateFilterProps) {
  const countOf = (one: ApplicationState) => counts.find((each) => each.state === one)?.applications ?? 0;
  const all = counts.reduce((sum, { applications }) => sum + applications, 0);
  const shown = applicationStates.filter((one) => countOf(one) > 0 || one === state);
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Status</legend>
      <Choice isOn={state === undefined} label="All" count={all} onPress={() => onChange(undefined)} />
      {shown.map((one) => (
        <Choice
          key={one}
          isOn={state === one}
          label={applicationLabels[one].label}
          count={countOf(one)}
          onPress={() => onChange(state === one ? undefined : one)}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = { isOn: boolean; label: string; count: number; onPress: () => void };

function Choice({ isOn, label, count, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        "inline-flex min-h-9 items-center gap-2 rounded-pill px-3.5 font-semibold text-sm transition-colors duration-(--d-1) pointer-coarse:min-h-11",
        isOn
          ? "bg-[light-dark(var(--c-atlantic),var(--surface-3))] text-on-dark"
          : "text-ink-2 inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink",
      )}
    >
      {label}
      <span className={isOn ? "text-on-dark-2" : "text-ink-3"}>{count}</span>
    </button>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState
      level={2}
      icon={<Inbox />}
      title="No applications match"
      text="Try a shorter search or another status."
    />
  ) : (
    <EmptyState
      level={2}
      icon={<Inbox />}
      title="No applications yet"
      text="Applications from the partner pages appear here."
    />
  );
}
