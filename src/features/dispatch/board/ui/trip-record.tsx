import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { assignmentLabel } from "#domain/trip/assignment-labels.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { offersContract } from "#features/trips/offers/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract, type TripDetails, type TripHistoryLine } from "../details-contract.ts";
import { AnswerForDriver } from "./answer-for-driver.tsx";
import { boardReads } from "./use-line.ts";

/** Offers, answers and events, the latest first. */
export function TripRecord({ trip, details }: { trip: BoardTrip; details: TripDetails }) {
  return (
    <>
      {details.offers.length > 0 && (
        <Part title="Offers and assignments">
          {details.offers.map(({ id, who, plate, mode, state, until, reason, explained, override }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span>
                <b className="font-semibold">{who}</b>
                {plate && <span className="text-ink-2">, {plate}</span>}
                {explained && <span className="block text-ink-2">Automatically. {explained}</span>}
                {reason && <span className="block text-ink-2">{asSentence(reason)}</span>}
              </span>
              <Badge tone={assignmentLabel(state, mode).tone}>
                {assignmentLabel(state, mode).label}
                {state === "offered" && until && ` until ${formatTimeBeside(until, new Date())}`}
              </Badge>
              {override && (
                <span className="basis-full rounded-sm bg-warn-soft px-3 py-2">
                  <b className="font-semibold">Overridden:</b> {override.reason}
                  {override.against.map((text) => (
                    <span key={text} className="block text-ink-2 text-xs">
                      {text}
                    </span>
                  ))}
                </span>
              )}
              {state === "offered" && <AnswerForDriver offerId={id} who={who} isPool={mode === "pool"} />}
            </li>
          ))}
          {trip.state === "offered" && <WithdrawOffers trip={trip} />}
        </Part>
      )}
      {details.notes.length > 0 && (
        <Part title="Notes and messages">
          {details.notes.map(({ id, at, by, kind, text }) => (
            <li key={id} className="rounded-sm bg-surface-2 px-3 py-2">
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-ink-2 text-xs">
                {kind === "message" && "To the driver · "}
                {by ?? "Automatically"} · {formatDateTime(at)}
              </p>
            </li>
          ))}
        </Part>
      )}
      {details.history.length > 0 && (
        <Part title="History">
          {details.history.map((line) => (
            <li key={line.id}>
              <span className="font-semibold">{changeText(line)}</span>
              <span className="block text-ink-3 text-xs">
                {line.by ?? "Automatically"} · {formatDateTime(line.at)}
              </span>
              {saysMore(line) && <span className="block text-ink-2">{asSentence(line.reason ?? "")}</span>}
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2 border-line border-t pt-4">
    <h3 className="font-bold text-base">{title}</h3>
    <ul className="grid gap-2.5 text-sm">{children}</ul>
  </section>
);

const changeText = ({ change }: TripHistoryLine) =>
  change.of === "trip"
    ? tripLabels[change.to].label
    : `${change.who}: ${assignmentLabel(change.to, change.mode).label.toLowerCase()}`;

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** “Assigned: assigned” says nothing, nor does a trip status that merely follows an assignment. */
const saysMore = ({ reason, change }: TripHistoryLine) =>
  reason !== null &&
  reason !== "" &&
  !(change.of === "trip" && asSentence(reason) === tripLabels[change.to].label) &&
  !(change.of === "offer" && reason in tripLabels);

/** Takes back every open offer of a trip: it can then be assigned or offered again. */
function WithdrawOffers({ trip }: { trip: BoardTrip }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMakeCall(offersContract.withdrawOffers, [...boardReads, detailsContract.tripDetails]);
  return (
    <li>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Withdraw all offers
      </Button>
      {isAsking && (
        <ActionDialog
          title={`Withdraw the offers of ${trip.reference}?`}
          text="We’ll email everyone who was asked. The trip then has no driver."
          confirmLabel="Withdraw offers"
          tone="danger"
          doneLabel="Offers withdrawn"
          reason={{ isOptional: true, hint: "Shown to our team in the trip’s history." }}
          onConfirm={(reason) => withdraw.mutateAsync({ trip_id: trip.id, version: trip.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
