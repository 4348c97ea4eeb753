import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { lostItemLabels } from "#domain/incident/lost-item-labels.ts";
import type { LostItemState } from "#domain/incident/lost-item-lifecycle.ts";
import type { Kept } from "#platform/browser/outbox.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { useOutboxState } from "#platform/browser/use-outbox-state.ts";
import { type LostItemReport, lostItemsContract } from "../contract.ts";
import { answerKind, answerOnPhone, type KeptAnswer } from "./use-lost-item-answers.ts";

type LostItemRequestsProps = {
  /** Requests for this trip, answered or not; if left out, open ones for any trip. */
  tripId?: string;
  /** The photo button for a found item. */
  photo: (item: { id: string; tripId: string }) => ReactNode;
};

const refreshes = [lostItemsContract.myLostItems];
const isAnswer = (item: Kept): item is Kept<KeptAnswer> => item.kind === answerKind;

/** Items lost on the driver’s trips; hidden if there are none. */
export function LostItemRequests({ tripId, photo }: LostItemRequestsProps) {
  const { data } = useCall(lostItemsContract.myLostItems, { trip_id: tripId ?? null });
  const { waiting } = useOutboxState(refreshes);
  const kept = new Map(waiting.filter(isAnswer).map(({ body }) => [body.lost_item_id, body.answer]));
  const items = (data?.items ?? []).filter(({ state }) => tripId !== undefined || state === "reported");
  if (items.length === 0) return null;
  return (
    <Card aria-label="Lost items">
      <CardHeader
        title="Did you find this?"
        note="Please look in the vehicle. We’ll pass your answer on to the passenger."
      />
      <ul className="grid gap-5">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} keptAnswer={kept.get(item.id)}>
            {photo({ id: item.id, tripId: item.trip.id })}
          </ItemRow>
        ))}
      </ul>
    </Card>
  );
}

type ItemRowProps = { item: LostItemReport; keptAnswer: KeptAnswer["answer"] | undefined; children: ReactNode };

function ItemRow({ item, keptAnswer, children }: ItemRowProps) {
  const [answering, setAnswering] = useState<KeptAnswer["answer"]>();
  const state: LostItemState = keptAnswer ?? item.state;
  return (
    <li className="grid gap-3">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-2">
          <b className="wrap-anywhere font-semibold text-lg">{item.what}</b>
          {state !== "reported" && (
            <Badge tone={lostItemLabels[state].tone}>
              {keptAnswer ? "Saved on this phone" : lostItemLabels[state].label}
            </Badge>
          )}
        </p>
        <p className="wrap-anywhere text-ink-2">
          {[item.left_where, `Trip of ${formatDateTime(item.trip.pickup_at)}`, item.plate].filter(Boolean).join(" · ")}
        </p>
        {item.answer && <p className="wrap-anywhere text-ink-2 text-sm">You wrote: {item.answer}</p>}
      </div>
      {(state === "reported" || state === "not_found") && (
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={() => setAnswering("found")}>Found</Button>
          {state === "reported" && (
            <Button variant="outline" onClick={() => setAnswering("not_found")}>
              Not found
            </Button>
          )}
        </div>
      )}
      {(state === "reported" || state === "found") && children}
      {answering && <AnswerDialog item={item} answer={answering} onClose={() => setAnswering(undefined)} />}
    </li>
  );
}

type AnswerDialogProps = { item: LostItemReport; answer: KeptAnswer["answer"]; onClose: () => void };

const AnswerDialog = ({ item, answer, onClose }: AnswerDialogProps) => (
  <ActionDialog
    title={answer === "found" ? "Found the item?" : "Didn’t find the item?"}
    text={
      answer === "found"
        ? "Keep it safe and hand it in at the end of your shift. We’ll email the passenger."
        : "Please look under and between the seats first. We’ll email the passenger."
    }
    confirmLabel={answer === "found" ? "Found" : "Not found"}
    doneLabel="Answer saved"
    reason={{
      label: "Note",
      hint: "Where it was, or where you looked. The passenger will see this.",
      isOptional: true,
    }}
    onClose={onClose}
    onConfirm={(words) => answerOnPhone({ lost_item_id: item.id, answer, words })}
  />
);
