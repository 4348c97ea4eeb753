import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { needsReason } from "#domain/shift/shift-rules.ts";
import { cashContract } from "#features/payments/cash/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Shift, shiftsContract } from "../contract.ts";
import { useUnusual } from "./use-unusual.tsx";

type EndShiftProps = { shift: Shift; toHandInCents: number; onClose: () => void };

/** The odometer and the cash: expected, handed in, and the reason for a difference. */
export function EndShiftDialog({ shift, toHandInCents, onClose }: EndShiftProps) {
  const [km, setKm] = useState(Number.NaN);
  const [handed, setHanded] = useState(Math.max(0, toHandInCents));
  const [reason, setReason] = useState("");
  const end = useMakeCall(shiftsContract.endShift, [shiftsContract.myShift, cashContract.myCash]);
  const { isConfirmed, notice, problem } = useUnusual(end.error);
  const differs = !Number.isNaN(handed) && needsReason(toHandInCents, handed);
  const isReady = !Number.isNaN(km) && !Number.isNaN(handed) && (!differs || reason.trim() !== "");
  const send = async () => {
    const { id: shift_id, version } = shift;
    const input = { shift_id, version, km, is_confirmed: isConfirmed, handed_cents: handed, reason: reason.trim() };
    await end.mutateAsync(input).then(
      () => {
        onClose();
        void toast({ title: "Shift ended", kind: "success" });
      },
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="End shift?"
      description="Our team counts the cash you hand in and confirms your shift."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={end.isPending} disabled={!isReady} onClick={() => void send()}>
            End shift
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        <Field label="Odometer" required hint={`${kmLabel(shift.start_km)} at the start`}>
          <NumberEntry value={km} onChange={setKm} trail="km" />
        </Field>
        <Field label="Cash you hand in" required hint={`Expected: ${formatRand(Math.max(0, toHandInCents))}`}>
          <NumberEntry unit="rand" value={handed} onChange={setHanded} />
        </Field>
        {differs && (
          <Field label="Why it differs" required>
            <TextArea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        )}
        {notice}
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
