import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { pricingContract } from "../contract.ts";
import { differencesOf, TariffDifferences } from "./tariff-differences.tsx";

type CompareDialogProps = { older: number; newer: number; open: boolean; onClose: () => void };

/** The differences between the prices of two versions. */
export function CompareDialog({ older, newer, open, onClose }: CompareDialogProps) {
  const before = useCall(pricingContract.readTariff, { version: older }, { enabled: open });
  const after = useCall(pricingContract.readTariff, { version: newer }, { enabled: open });
  const error = before.error ?? after.error;
  const readAgain = () => {
    void before.refetch();
    void after.refetch();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Version ${newer} beside version ${older}`}
      description="All prices and rules that differ."
    >
      <div className="pb-4">
        {error && <ReadFailed error={error} onAgain={readAgain} />}
        {!error && !(before.data && after.data) && <Spinner text="Loading both versions…" />}
        {before.data && after.data && (
          <TariffDifferences differences={differencesOf(before.data.content, after.data.content)} />
        )}
      </div>
    </Dialog>
  );
}
