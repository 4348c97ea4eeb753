import { Link } from "react-router";
import { DateText } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import type { AuditEntry } from "../../activity-log/contract.ts";
import { auditSentence, reasonText } from "../../ui/audit-sentence.tsx";
import { DrawerSection } from "../../ui/drawer-section.tsx";

/** What this person did, and what was done to them, lately. */
export function UserHistorySection({ userId, entries }: { userId: string; entries: readonly AuditEntry[] }) {
  return (
    <DrawerSection
      title="Latest actions"
      actions={
        <Link to={`?tab=audit&subject=${userId}`} className="text-sm text-link underline">
          View in activity log
        </Link>
      }
    >
      {entries.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-2">No actions on this account yet.</p>
      ) : (
        <Timeline
          label="Latest actions"
          events={entries.map((entry) => ({
            id: entry.id,
            time: <DateText at={entry.at} style="date-time" />,
            title: auditSentence(entry),
            text: reasonText(entry.reason),
          }))}
        />
      )}
    </DrawerSection>
  );
}
