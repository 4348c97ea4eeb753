import { Check, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { fieldsOf } from "#domain/page/blocks.ts";
import { findBlock } from "#domain/page/edit-blocks.ts";
import type { PageConflict } from "#domain/page/merge-pages.ts";
import { blockName } from "#domain/page/page-difference.ts";
import { type PageDraft, settleConflict, takeTheirs } from "#domain/page/page-draft.ts";
import { richLines } from "#domain/page/rich-text.ts";
import type { OtherEditor } from "../../presence/contract.ts";
import type { DraftSync, SyncStatus } from "./use-draft-sync.ts";

const looks: Readonly<Record<SyncStatus["is"], readonly [text: string, icon: ReactNode]>> = {
  saved: ["Saved", <Check key="saved" />],
  waiting: ["Not saved yet", <LoaderCircle key="waiting" />],
  saving: ["Saving", <LoaderCircle key="saving" />],
  offline: ["Offline: kept on this device", <CloudOff key="offline" />],
  refused: ["Not saved", <TriangleAlert key="refused" />],
};

export const SaveStatus = ({ status }: { status: SyncStatus }) => {
  const [text, icon] = looks[status.is];
  return (
    <p
      role="status"
      className="flex items-center gap-1.5 whitespace-nowrap font-semibold text-ink-2 text-sm [&>svg]:size-4"
    >
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {text}
    </p>
  );
};

export function Others({ others }: { others: readonly OtherEditor[] }) {
  if (others.length === 0) return null;
  const names = [...new Set(others.map(({ name }) => name ?? "A colleague"))];
  return (
    <p className="rounded-pill bg-accent-soft px-3 py-1 font-semibold text-ink text-sm">
      {names.join(", ")} {names.length > 1 || others.length > 1 ? "are" : "is"} here too
    </p>
  );
}

type ConflictsProps = { draft: PageDraft; sync: DraftSync };

/** Both have written the same: one’s own stays, the other’s is shown, and one press takes it. */
export function Conflicts({ draft, sync }: ConflictsProps) {
  return draft.conflicts.map((conflict) => (
    <Alert
      key={`${conflict.block} ${conflict.is} ${conflict.is === "field" ? conflict.field : ""}`}
      tone="warn"
      announce
      title={titleOf(draft, conflict)}
      action={
        <>
          {conflict.is === "field" && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => sync.change((now) => takeTheirs(now, conflict, Date.now()))}
            >
              Take theirs
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => sync.change((now) => settleConflict(now, conflict))}>
            {conflict.is === "field" ? "Keep mine" : "All right"}
          </Button>
        </>
      }
    >
      {conflict.is === "field" && <p className="break-words">They wrote: {wordsOf(conflict.theirs)}</p>}
      {conflict.is === "deleted" && <p>One of you deleted it while the other changed it, so it is kept.</p>}
      {conflict.is === "place" && <p>You both moved it.</p>}
    </Alert>
  ));
}

function titleOf({ now }: PageDraft, conflict: PageConflict): string {
  const block = findBlock(now.blocks, conflict.block);
  const where = block ? blockName(block) : "Search engines";
  if (conflict.is !== "field") return where;
  const label = block ? fieldsOf(block.kind)[conflict.field]?.label : conflict.field;
  return `${where}: you both wrote “${label ?? conflict.field}”`;
}

/** Enough of it to choose by. */
function wordsOf(value: unknown): string {
  if (value === null || value === "") return "nothing";
  if (typeof value === "string") return `“${value}”`;
  if (typeof value !== "object") return String(value);
  if (Reflect.get(value, "type") === "doc")
    return `“${richLines(value as never)
      .join(" ")
      .slice(0, 300)}”`;
  if (Array.isArray(value)) return `${value.length} entries`;
  return `“${String(Reflect.get(value, "label") ?? Reflect.get(value, "alt") ?? "")}”`;
}
