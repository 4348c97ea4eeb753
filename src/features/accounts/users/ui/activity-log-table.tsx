import { ScrollText } from "lucide-react";
import { Button } from "#design/button.tsx";
import { DateText, formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type AuditEntry, activityLogContract } from "../audit-contract.ts";
import { AuditFilterBar, auditFilterNames, emptyAuditFilter } from "./audit-filter-bar.tsx";
import { auditSentence, reasonText } from "./audit-sentence.tsx";

const columns: readonly Column<AuditEntry>[] = [
  {
    id: "deed",
    header: "What happened",
    hideable: false,
    cell: (entry) => (
      <div className="grid gap-1 font-normal">
        <span className="font-semibold">{auditSentence(entry)}</span>
        <AuditEntryDetails entry={entry} />
      </div>
    ),
  },
  { id: "reason", header: "Reason", cell: (entry) => reasonText(entry.reason) || "–", width: "30%" },
  { id: "at", header: "When", cell: (entry) => <DateText at={entry.at} style="date-time" />, width: "11rem" },
  {
    id: "action",
    header: "Action",
    cell: (entry) => <code className="text-sm">{entry.action}</code>,
    hiddenAtFirst: true,
  },
  { id: "ip", header: "From", cell: (entry) => entry.ip || "–", hiddenAtFirst: true },
];

const none: readonly AuditEntry[] = [];
const keyOf = (entry: AuditEntry) => entry.id;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Actions, their subjects and reasons. */
export function ActivityLogTable() {
  const { read, filter } = usePageAddress();
  const result = Object.fromEntries(auditFilterNames.map((name) => [name, read(name)]));
  const { from = "", to = "", ...words } = result;
  const list = useList(
    activityLogContract.exploreAudit,
    (page) => ({ ...words, ...(isDay(from) && { from }), ...(isDay(to) && { to }), ...page }),
    { size: 50 },
  );
  const isFiltered = Object.values(result).some(Boolean);
  const clear = () => filter(emptyAuditFilter);
  return (
    <ListPage
      caption="Activity log"
      columns={columns}
      rows={list.data?.entries ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: read("text"),
        onChange: (text) => filter({ text }),
        placeholder: "Search reasons and details",
      }}
      filters={<AuditFilterBar filters={result} onChange={filter} onClear={isFiltered ? clear : undefined} />}
      storageKey="activity-log"
      empty={
        <EmptyState
          icon={<ScrollText />}
          title={isFiltered ? "No actions match" : "No actions yet"}
          text={
            isFiltered
              ? "Try fewer words, another action or a longer period."
              : "Sign-ins, roles, invitations and decisions will appear here."
          }
          action={
            isFiltered && (
              <Button variant="outline" onClick={clear}>
                Clear filters
              </Button>
            )
          }
        />
      }
    />
  );
}

const narrowLink = "text-link underline underline-offset-2";

/** The values before and after, the origin, and links to related entries. */
function AuditEntryDetails({ entry }: { entry: AuditEntry }) {
  const { filter } = usePageAddress();
  const { actor, subject } = entry;
  return (
    <details className="text-sm text-ink-2">
      <summary className="w-fit cursor-pointer rounded-xs py-1 font-medium hover:text-ink">Details</summary>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md bg-surface-2 p-3.5">
        {factsOf(entry).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-4 gap-y-1 pt-2">
        {actor && (
          <button type="button" className={narrowLink} onClick={() => filter({ actor: actor.id })}>
            All by {actor.name}
          </button>
        )}
        {subject.id && (
          <button type="button" className={narrowLink} onClick={() => filter({ subject: subject.id })}>
            All about {subject.name || `this ${subject.kind.replaceAll("_", " ")}`}
          </button>
        )}
        <button type="button" className={narrowLink} onClick={() => filter({ action: entry.action })}>
          All of this kind
        </button>
      </p>
    </details>
  );
}

function factsOf(entry: AuditEntry): readonly (readonly [string, string])[] {
  const { actor, impersonator, subject, details } = entry;
  const facts: readonly (readonly [string, string])[] = [
    ["Action", entry.action],
    ["When", formatDateTime(entry.at)],
    ["By", actor ? `${actor.name}, ${actor.email}` : entry.actor_kind],
    ["Viewed as this user by", impersonator ? `${impersonator.name}, ${impersonator.email}` : ""],
    ["About", [subject.kind.replaceAll("_", " "), subject.name, subject.id].filter(Boolean).join(" ")],
    ["From", entry.ip],
    ...Object.entries(details).map(([name, value]) => [wordsOf(name), readable(value)] as const),
  ];
  return facts.filter(([, value]) => value !== "");
}

const wordsOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

/** A value as text: lists with commas, nothing as a dash. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(readable).join(", ");
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name.replaceAll("_", " ")}: ${readable(one)}`)
    .join("; ");
}
