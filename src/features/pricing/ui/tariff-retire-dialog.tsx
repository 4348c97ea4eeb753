import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { pricingContract, type TariffVersion } from "../contract.ts";

type RetireDialogProps = { tariff: TariffVersion | undefined; onClose: () => void };

/** Takes a version out of use, with the reason. */
export function RetireDialog({ tariff, onClose }: RetireDialogProps) {
  const retire = useMakeCall(pricingContract.retireTariff, [pricingContract.listTariffs]);
  return (
    <ActionDialog
      open={tariff !== undefined}
      onClose={onClose}
      title={`Retire version ${tariff?.version ?? ""}?`}
      text="The version before it applies again from today. Existing bookings keep their price."
      confirmLabel="Retire version"
      doneLabel={`Version ${tariff?.version ?? ""} retired`}
      tone="danger"
      reason={{ maxLength: 300 }}
      onConfirm={async (reason) => {
        if (tariff) await retire.mutateAsync({ version: tariff.version, reason });
      }}
    />
  );
}
