import { HandHelping, History } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { Menu, MenuItem } from "#design/overlay/radix-menu.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { handoverContract } from "../contract.ts";
import { PastHandovers } from "./past-handovers.tsx";
import { RiskList } from "./risk-list.tsx";

/** Hands over to the next dispatcher, and shows earlier handovers. */
export function HandoverMenu() {
  const [isOpen, setOpen] = useState<"give" | "past">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="outline" icon={<HandHelping aria-hidden="true" />}>
            Handover
          </Button>
        }
      >
        <MenuItem icon={<HandHelping aria-hidden="true" />} onSelect={() => setOpen("give")}>
          Hand over
        </MenuItem>
        <MenuItem icon={<History aria-hidden="true" />} onSelect={() => setOpen("past")}>
          Past handovers
        </MenuItem>
      </Menu>
      {isOpen === "give" && <GiveDialog onClose={close} />}
      {isOpen === "past" && <PastHandovers onClose={close} />}
    </>
  );
}

const form = z.object({ note: z.string().check(z.trim()) });

function GiveDialog({ onClose }: { onClose: () => void }) {
  const read = useCall(handoverContract.previewHandover, {});
  const give = useMakeCall(handoverContract.giveHandover, [handoverContract.openHandover]);
  return (
    <FormDialog
      title="Hand over"
      text="We record everything open now with your signature. The next dispatcher reads and signs it."
      size="md"
      confirmLabel="Sign and hand over"
      doneLabel="Handed over"
      schema={form}
      defaultValues={{ note: "" }}
      onConfirm={({ note }) => give.mutateAsync({ note })}
      onClose={onClose}
    >
      {read.isPending && <SkeletonTable rows={4} columns={1} />}
      {!read.data && read.isError && (
        <ReadFailed title="We couldn’t load what is open" error={read.error} onAgain={() => void read.refetch()} />
      )}
      {read.data && <RiskList risks={read.data.risks} />}
      <FormField name="note" label="Note" hint="What else the next dispatcher should know." optional>
        <TextArea rows={4} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}
