import { useState } from "react";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { DriverDisputeKind } from "#domain/incident/dispute-rules.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { disputesContract } from "../contract.ts";
import { OwnDisputes } from "./own-disputes.tsx";

const buttons: Readonly<Record<DriverDisputeKind, string>> = {
  no_show_refused: "Dispute refused no-show",
  late_arrival: "Dispute late arrival",
};

/** A driver’s disputes about their own trip; hidden if there is nothing to dispute. */
export function TripDisputes({ tripId }: { tripId: string }) {
  const { data } = useCall(disputesContract.myTripDisputes, { trip_id: tripId });
  const dispute = useMakeCall(disputesContract.disputeTrip, [disputesContract.myTripDisputes]);
  const [kind, setKind] = useState<DriverDisputeKind>();
  if (!data || (data.disputes.length === 0 && data.possible.length === 0)) return null;
  return (
    <div className="mt-4 grid gap-3">
      <OwnDisputes disputes={data.disputes} />
      {data.possible.map((possible) => (
        <Button key={possible} variant="outline" wide onClick={() => setKind(possible)}>
          {buttons[possible]}
        </Button>
      ))}
      {kind && (
        <ActionDialog
          title={`${buttons[kind]}?`}
          text="Dispatch checks the trip’s record and decides. You can dispute it once."
          confirmLabel={buttons[kind]}
          doneLabel="Dispute sent"
          reason={{ label: "What happened", hint: "Only our team sees this.", maxLength: 1000 }}
          onClose={() => setKind(undefined)}
          onConfirm={(text) => dispute.mutateAsync({ trip_id: tripId, kind, text })}
        />
      )}
    </div>
  );
}
