import { ScrollText } from "lucide-react";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { auditSentence, reasonText } from "../../ui/audit-sentence.tsx";
import { type AuditEntry, activityLogContract } from "../contract.ts";
import { AuditEntryDetails } from "./audit-entry-details.tsx";
import { AuditFilterBar, auditFilterNames, emptyAuditFilter } from "./audit-filter-bar.tsx";

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

/** Who did what to whom, and why. */
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
      filters={<AuditFilterBar given={result} onChange={filter} onClear={isFiltered ? clear : undefined} />}
      storageKey="office-audit"
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
