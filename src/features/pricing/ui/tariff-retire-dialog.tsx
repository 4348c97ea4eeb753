import { useState } from "react";
import { Field, TextInput } from "#design/fields/field.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { pricingContract, type TariffVersion } from "../contract.ts";

type RetireDialogProps = { tariff: TariffVersion | undefined; onClose: () => void };

/** Takes a version out of use, with the reason. */
export function RetireDialog({ tariff, onClose }: RetireDialogProps) {
  const [reason, setReason] = useState("");
  const retire = useMakeCall(pricingContract.retireTariff, [pricingContract.listTariffs]);
  const confirm = () => {
    if (!tariff) return;
    retire.mutate(
      { version: tariff.version, reason },
      {
        onSuccess: () => {
          setReason("");
          onClose();
          void toast({ title: `Version ${tariff.version} retired`, kind: "success" });
        },
        onError: (error) => void toast({ title: error.message, kind: "error" }),
      },
    );
  };
  return (
    <ConfirmDialog
      open={tariff !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      busy={retire.isPending}
      title={`Retire version ${tariff?.version ?? ""}?`}
      text="The version before it applies again from today. Existing bookings keep their price."
      confirmLabel="Retire version"
    >
      <Field label="Reason" required>
        <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}
