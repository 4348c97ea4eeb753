import { Link } from "react-router";
import { DateText } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import type { AuditEntry } from "../audit-contract.ts";
import { auditSentence, reasonWords } from "./office-audit-sentence.tsx";
import { DrawerSection } from "./office-section.tsx";

/** What this person did, and what was done to them, lately. */
export function UserHistory({ userId, entries }: { userId: string; entries: readonly AuditEntry[] }) {
  return (
    <DrawerSection
      title="Lately"
      actions={
        <Link to={`?tab=audit&subject=${userId}`} className="text-sm text-link underline">
          All in the audit
        </Link>
      }
    >
      {entries.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-2">Nothing is written down about this account.</p>
      ) : (
        <Timeline
          label="Latest deeds"
          events={entries.map((entry) => ({
            id: entry.id,
            time: <DateText at={entry.at} style="date-time" />,
            title: auditSentence(entry),
            text: reasonWords(entry.reason),
          }))}
        />
      )}
    </DrawerSection>
  );
}
