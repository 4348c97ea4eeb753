import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import type { useQuoteBuilder } from "./use-quote-builder.ts";
import { useLeaveGuard } from "./use-quote-draft.ts";

type BuilderNoticesProps = { builder: ReturnType<typeof useQuoteBuilder>; isDraft: boolean };

/** What stands in the way of an action: something is missing, somebody was quicker, or the page would be left unsaved. */
export function BuilderNotices({ builder, isDraft }: BuilderNoticesProps) {
  const leaving = useLeaveGuard(builder.isDirty);
  return (
    <>
      {builder.isStale && (
        <Alert
          tone="warn"
          announce
          title="Somebody else has changed this quote"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={builder.takeTheirs}>
                Show what they wrote
              </Button>
              {isDraft && (
                <Button size="sm" variant="quiet" onClick={builder.keepMine}>
                  Keep mine
                </Button>
              )}
            </span>
          }
        >
          {isDraft
            ? "What you wrote is still here. Keep it and save over theirs, or let it go."
            : "It is no longer a draft, so what you wrote cannot be saved any more."}
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
        text="What you have changed in this quote is not saved yet."
        confirmLabel="Leave it unsaved"
        cancelLabel="Stay here"
      />
    </>
  );
}
