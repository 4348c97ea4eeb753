import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";

type DropDialogProps = { open: boolean; version: number; onClose: () => void; onDrop: () => void };

/** Asks before a version that was begun is thrown away. */
export const DropDialog = ({ open, version, onClose, onDrop }: DropDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    onConfirm={onDrop}
    title="Drop your changes?"
    text={`Version ${version} is not saved. What you changed in it is lost.`}
    confirmLabel="Drop the changes"
    cancelLabel="Go on editing"
  />
);
