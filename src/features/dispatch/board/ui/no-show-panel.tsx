import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { pointAddress } from "#design/trip-links.tsx";
import { type EvidenceKind, evidenceKinds } from "#domain/road/no-show-evidence.ts";
import { type NoShowEvidence, noShowContract } from "#features/trips/road/no-show-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";

type NoShowPanelProps = { tripId: string; reference: string; refreshes: readonly Call[] };

/** The evidence for a reported no-show, and the decision about it. */
export function NoShowPanel({ tripId, reference, refreshes }: NoShowPanelProps) {
  const { data } = useCall(noShowContract.readNoShow, { trip_id: tripId });
  const [deciding, setDeciding] = useState<"confirmed" | "refused">();
  const decide = useMakeCall(noShowContract.decideNoShow, [...refreshes, noShowContract.readNoShow]);
  if (!data) return null;
  const { request, evidence } = data;
  const isOpen = request?.state === "open";
  return (
    <section aria-label="No-show" className="grid gap-3 rounded-md bg-surface-2 p-4">
      <h3 className="font-bold text-base">
        {request ? titles[request.state] : "Looking for the passenger"}
        {request && <span className="font-normal text-ink-2 text-sm"> · asked {formatTime(request.asked_at)}</span>}
      </h3>
      <ul className="grid gap-1.5 text-sm">
        {evidenceKinds.map((kind) => (
          <Line key={kind} kind={kind} evidence={evidence} />
        ))}
      </ul>
      <Places evidence={evidence} />
      <Photos evidence={evidence} />
      {request?.state === "refused" && <p className="text-ink-2 text-sm">{request.answer}</p>}
      {isOpen && (
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" disabled={evidence.missing.length > 0} onClick={() => setDeciding("confirmed")}>
            Confirm no-show
          </Button>
          <Button size="sm" variant="outline" onClick={() => setDeciding("refused")}>
            Refuse
          </Button>
        </div>
      )}
      {isOpen && evidence.missing.length > 0 && (
        <Alert tone="warn">You can confirm it once nothing is missing. The driver keeps waiting.</Alert>
      )}
      {deciding && (
        <DecideDialog
          decision={deciding}
          reference={reference}
          onDecide={(answer) => decide.mutateAsync({ trip_id: tripId, decision: deciding, answer })}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </section>
  );
}

const titles = {
  open: "Driver reports a no-show",
  confirmed: "No-show confirmed",
  refused: "No-show refused",
} as const;

type DecideDialogProps = {
  decision: "confirmed" | "refused";
  reference: string;
  onDecide: (answer: string) => Promise<unknown>;
  onClose: () => void;
};

const DecideDialog = ({ decision, reference, onDecide, onClose }: DecideDialogProps) =>
  decision === "confirmed" ? (
    <ActionDialog
      title={`Confirm no-show for ${reference}?`}
      text="The trip ends. Once none of its trips is left, the no-show fee is charged to the booking. We’ll email the customer."
      confirmLabel="Confirm no-show"
      doneLabel="No-show confirmed"
      tone="danger"
      onConfirm={onDecide}
      onClose={onClose}
    />
  ) : (
    <ActionDialog
      title={`Refuse no-show for ${reference}?`}
      text="The driver keeps waiting at the pickup and gets your message by email and on their page."
      confirmLabel="Refuse no-show"
      doneLabel="No-show refused"
      reason={{ label: "Message to the driver", hint: "Say what to do next." }}
      onConfirm={onDecide}
      onClose={onClose}
    />
  );

function Line({ kind, evidence }: { kind: EvidenceKind; evidence: NoShowEvidence }) {
  const isMissing = evidence.missing.includes(kind);
  return (
    <li className="flex items-start gap-2">
      {isMissing ? (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      ) : (
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
      )}
      <span>
        {isMissing && <span className="sr-only">Missing: </span>}
        {lineText(kind, evidence)}
      </span>
    </li>
  );
}

function lineText(kind: EvidenceKind, { free_until, attempts, places, photos }: NoShowEvidence): string {
  switch (kind) {
    case "wait":
      return free_until ? `Free waiting until ${formatTime(free_until)}` : "No arrival reported";
    case "attempts":
      return attempts.length === 0
        ? "No calls or messages yet"
        : attempts.map(({ at, way }) => `${way} ${formatTime(at)}`).join(", ");
    case "place":
      return placesText(places);
    case "photo":
      return photos.length === 1 ? "1 photograph" : `${photos.length} photographs`;
  }
}

function placesText(places: NoShowEvidence["places"]): string {
  if (places.length === 0) return "No location from the phone";
  const known = places.flatMap(({ metres }) => metres ?? []);
  if (known.length === 0) return "Phone’s location is known, but this pickup has no exact location";
  return `Phone ${Math.min(...known)} m from the pickup at its nearest`;
}

function Places({ evidence: { places } }: { evidence: NoShowEvidence }) {
  const last = places.at(-1);
  if (!last) return null;
  return (
    <a className="text-ink-2 text-sm underline" href={pointAddress(last)} target="_blank" rel="noreferrer">
      Where the phone was at {formatTime(last.at)}
    </a>
  );
}

function Photos({ evidence: { photos } }: { evidence: NoShowEvidence }) {
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {photos.map(({ id, file_id, at }) => (
        <li key={id}>
          <StoredPhoto fileId={file_id} label={`Photograph, ${formatTime(at)}`}>
            {formatTime(at)}
          </StoredPhoto>
        </li>
      ))}
    </ul>
  );
}
