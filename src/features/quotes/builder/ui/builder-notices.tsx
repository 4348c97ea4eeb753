import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import type { useQuoteBuilder } from "./use-quote-builder.ts";
import { useLeaveGuard } from "./use-quote-draft.ts";

type BuilderNoticesProps = { builder: ReturnType<typeof useQuoteBuilder>; isDraft: boolean };

/**
 * What stands in the way of an action: something is missing, someone was quicker, or the page would be left unsaved.
 */
export function BuilderNotices({ builder, isDraft }: BuilderNoticesProps) {
  const leaving = useLeaveGuard(builder.isDirty);
  return (
    <>
      {builder.isStale && (
        <Alert
          tone="warn"
          announce
          title="Someone else has just changed this quote"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={builder.takeTheirs}>
                Show their version
              </Button>
              {isDraft && (
                <Button size="sm" variant="quiet" onClick={builder.keepMine}>
                  Keep my version
                </Button>
              )}
            </span>
          }
        >
          {isDraft
            ? "Your changes are still here. Keep them and save over theirs, or show their version."
            : "It’s no longer a draft, so your changes can’t be saved."}
        </Alert>
      )}
      {builder.problem && (
        <Alert tone="bad" announce>
          {builder.problem}
        </Alert>
      )}
      <ConfirmDialog
        open={leaving.state === "blocked"}
        onClose={() => leaving.reset?.()}
        onConfirm={() => leaving.proceed?.()}
        title="Leave without saving?"
        text="Your changes to this quote aren’t saved yet."
        confirmLabel="Leave without saving"
        cancelLabel="Stay on this page"
      />
    </>
  );
}
