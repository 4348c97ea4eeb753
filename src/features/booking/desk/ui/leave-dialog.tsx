import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import type { useLeaveGuard } from "./use-leave-guard.ts";

type LeaveDialogProps = Pick<ReturnType<typeof useLeaveGuard>, "blocker"> & { what: string };

/** Warns before typed input is lost. */
export function LeaveDialog({ blocker, what }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      text={`You’ll lose ${what}.`}
      confirmLabel="Leave page"
      cancelLabel="Stay on page"
    />
  );
}
