import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { isSafeLink } from "#domain/page/safe-link.ts";
import { LinkTarget } from "./link-field.tsx";

type LinkDialogProps = { to: string; onClose: () => void; onSet: (to: string) => void };

/** Where the selected words lead; without an address they lead nowhere. */
export function LinkDialog({ to, onClose, onSet }: LinkDialogProps) {
  const [target, setTarget] = useState(to);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Link"
      size="sm"
      footer={
        <>
          {to !== "" && (
            <Button variant="outline" onClick={() => onSet("")}>
              Remove link
            </Button>
          )}
          <Button disabled={target === "" || !isSafeLink(target)} onClick={() => onSet(target)}>
            Set link
          </Button>
        </>
      }
    >
      <LinkTarget value={target} error={undefined} onChange={setTarget} />
    </Dialog>
  );
}
