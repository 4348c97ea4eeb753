import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { bookingMoneyContract } from "#features/booking/money/contract.ts";
import { type WaitTermsOnWire, waitingContract } from "#features/trips/road/waiting-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";

/** The customer’s waiting charge, with a button to waive it; hidden if waiting was free. */
export function WaitCharge({ tripId, reference }: { tripId: string; reference: string }) {
  const { data } = useCall(waitingContract.readWait, { trip_id: tripId });
  const waive = useMakeCall(bookingMoneyContract.waiveWaiting, [waitingContract.readWait]);
  const [isAsking, setAsking] = useState(false);
  const charge = data?.charge;
  if (!charge) return null;
  return (
    <section aria-label="Waiting" className="grid gap-2 rounded-md bg-surface-2 p-4 text-sm">
      <h3 className="font-bold text-base">Waiting {formatRand(charge.cents)}</h3>
      <p>{chargeText(charge, data)}</p>
      {charge.state === "waived" ? (
        <p className="text-ink-2">Waived: {charge.reason}</p>
      ) : (
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          Waive waiting
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={`Waive waiting for ${reference}?`}
          text={
            charge.state === "due"
              ? "It isn’t charged yet, and won’t be."
              : "The price goes down, the invoice is reissued, and we email the customer."
          }
          confirmLabel="Waive waiting"
          doneLabel="Waiting waived"
          reason={{ hint: "Shown to our team in the booking’s record." }}
          onConfirm={(reason) => waive.mutateAsync({ trip_id: tripId, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type Charge = NonNullable<WaitTermsOnWire["charge"]>;

function chargeText({ state, steps, met_at }: Charge, { free_minutes }: WaitTermsOnWire): string {
  const beyond = `${steps * companyRules.waitStepMinutes} min beyond the ${free_minutes} free minutes, met at ${formatTime(met_at)}.`;
  return state === "due" ? `${beyond} Charged once the trip has ended.` : beyond;
}
