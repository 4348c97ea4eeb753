import { useCallback, useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { CustomerDisputeKind } from "#domain/incident/dispute-rules.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { disputesContract } from "../contract.ts";
import { OwnDisputes } from "./own-disputes.tsx";

/** Opens a booking with the code on this device, otherwise as the signed-in person. */
type Opening = { reference: string; code: string | null };
type Row = OutputOf<typeof disputesContract.bookingDisputes>;
type Possible = Row["possible"][number];

const buttons: Readonly<Record<CustomerDisputeKind, string>> = {
  no_show: "Dispute no-show",
  waiting: "Dispute waiting charge",
};

/** Disputes a no-show or waiting charge, and shows our answers; hidden if there is neither. */
export function BookingDisputesCard({ reference, code }: Opening) {
  const [result, setResult] = useState<Row>();
  const [chosen, setChosen] = useState<Possible>();
  const read = useCallback(
    // An optional part of the page: if it can’t be loaded, our phone number is still there.
    () => callSignedIn(disputesContract.bookingDisputes, { reference, code }).then(setResult, () => {}),
    [reference, code],
  );
  useEffect(() => void read(), [read]);
  if (!result || (result.disputes.length === 0 && result.possible.length === 0)) return null;
  const dispute = async ({ trip_id, kind }: Possible, text: string) => {
    await callSignedIn(disputesContract.disputeCharge, { reference, code, trip_id, kind, text });
    await read();
  };
  return (
    <section
      aria-labelledby="booking-disputes"
      className="grid justify-items-start gap-4 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7"
    >
      <h2 id="booking-disputes" className="text-h3">
        {result.possible.some(({ kind }) => kind === "no_show") ? "Were you there?" : "Is the waiting charge wrong?"}
      </h2>
      <OwnDisputes disputes={result.disputes} />
      {result.possible.length > 0 && (
        <>
          <p className="text-ink-2">Tell us what happened. We’ll check the trip’s record and answer by email.</p>
          <div className="flex flex-wrap gap-2">
            {result.possible.map((possible) => (
              <Button
                key={`${possible.trip_id} ${possible.kind}`}
                variant="outline"
                onClick={() => setChosen(possible)}
              >
                {buttons[possible.kind]}
                {result.possible.length > 1 && `, ${formatFullDateTime(possible.pickup_at)}`}
              </Button>
            ))}
          </div>
        </>
      )}
      {chosen && (
        <ActionDialog
          title={`${buttons[chosen.kind]}?`}
          text="Our team will check the trip’s times, places and calls, and answer by email. You can dispute it once."
          confirmLabel={buttons[chosen.kind]}
          doneLabel="Dispute sent"
          reason={{ label: "What happened", maxLength: 1000 }}
          onClose={() => setChosen(undefined)}
          onConfirm={(text) => dispute(chosen, text)}
        />
      )}
    </section>
  );
}
