import { useEffect } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { findBlock } from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import type { PageDraft } from "#domain/page/page-draft.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { presenceContract } from "../../presence/contract.ts";
import type { EditedDraft } from "./use-edited-page.ts";

type OtherEditorsProps = { id: string; sitting: string; block: string; draft: PageDraft };

/** Everyone else who has this page open, and what each is writing. */
export function OtherEditors({ id, sitting, block, draft }: OtherEditorsProps) {
  const { data } = useCall(presenceContract.noteSitting, { id, sitting, block }, { refetchInterval: 15_000 });
  useEffect(
    () => () => {
      // A window that closes without it is forgotten a moment later.
      callSignedIn(presenceContract.leaveSitting, { id, sitting }).catch(() => undefined);
    },
    [id, sitting],
  );
  if (!data || data.others.length === 0) return null;
  return (
    <Alert tone="info" title="Others are editing this page too">
      <ul>
        {data.others.map((other) => {
          const found = findBlock(draft.now.blocks, other.block);
          return (
            <li key={other.sitting}>
              {other.name ?? "Someone"}
              {found && `, in ${blockName(found)}`}
            </li>
          );
        })}
      </ul>
      What you both write is joined. You see theirs when you save.
    </Alert>
  );
}

/** Both have written the same field: one’s own is kept, and the other’s is one press away. */
export function Conflicts({ edited }: { edited: EditedDraft }) {
  const { conflicts, now } = edited.draft;
  return conflicts.map((conflict) => {
    const block = findBlock(now.blocks, conflict.block);
    const where = block ? blockName(block) : "Search engines";
    const key = `${conflict.block} ${conflict.is} ${conflict.is === "field" ? conflict.field : ""}`;
    return (
      <Alert
        key={key}
        tone="warn"
        announce
        title={
          conflict.is === "field" ? `${where}: someone else changed this too` : `${where} was changed by someone else`
        }
        action={
          <span className="flex flex-wrap gap-2">
            {conflict.is === "field" && (
              <Button size="sm" variant="outline" onClick={() => edited.takeTheirs(conflict)}>
                Take theirs
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={() => edited.keepMine(conflict)}>
              Keep mine
            </Button>
          </span>
        }
      >
        {conflict.is === "field" && typeof conflict.theirs === "string" && <q>{conflict.theirs}</q>}
        {conflict.is === "deleted" && "One of you deleted it and the other changed it, so it is kept."}
        {conflict.is === "place" && "You both moved it. It is where you put it."}
      </Alert>
    );
  });
}
