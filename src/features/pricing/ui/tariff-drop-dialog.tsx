import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";

type DropDialogProps = { open: boolean; version: number; onClose: () => void; onDrop: () => void };

/** Asks before a version that was started is thrown away. */
export const DropDialog = ({ open, version, onClose, onDrop }: DropDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    onConfirm={onDrop}
    title="Discard your changes?"
    text={`Version ${version} is not saved. Your changes will be lost.`}
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
  />
);
