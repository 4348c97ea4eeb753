import { formatDateTime } from "#design/dates/date-text.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { AuditEntry } from "../contract.ts";

const narrowLink = "text-link underline underline-offset-2";

/** What was before and after, from where, and the way to more of the same. */
export function AuditEntryDetails({ entry }: { entry: AuditEntry }) {
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
