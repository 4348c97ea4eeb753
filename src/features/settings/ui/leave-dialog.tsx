import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import type { useUnsaved } from "./use-unsaved.ts";

type LeaveDialogProps = Pick<ReturnType<typeof useUnsaved>, "blocker" | "names">;

/** Asks before unsaved input is lost. */
export function LeaveDialog({ blocker, names }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      text={`Not saved yet: ${names.join(", ")}.`}
      confirmLabel="Leave"
      cancelLabel="Stay here"
    />
  );
}
