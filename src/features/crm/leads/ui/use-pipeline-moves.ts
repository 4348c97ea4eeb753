import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { enquiryLabels } from "#domain/enquiry/enquiry-labels.ts";
import { enquiryStates } from "#domain/enquiry/enquiry-lifecycle.ts";
import { lostReasonGroup } from "#domain/enquiry/lost-reason.ts";
import { type PipelineStage, stageObstacle } from "#domain/enquiry/pipeline.ts";
import { type DeclineReason, declineReasons } from "#domain/quote/quote-lifecycle.ts";
import { quoteBuilderContract } from "#features/quotes/builder/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { tasksContract } from "../../tasks/contract.ts";
import { leadsContract } from "../contract.ts";
import { type PipelineCard, pipelineContract } from "../pipeline-contract.ts";
import { stageNames } from "./pipeline-card.tsx";

const refreshed = [
  pipelineContract.listPipeline,
  leadsContract.answerQueue,
  leadsContract.readEnquiry,
  tasksContract.openTasks,
  quoteBuilderContract.listQuotes,
];

type Undoable = { readonly card: PipelineCard; readonly version: number; readonly back: PipelineStage };

/** Moves cards: one at a time, with a sentence for what happened and a way back where there is one. */
export function usePipelineMoves() {
  const kept = useQueryClient();
  const [busy, setBusy] = useState("");
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const [undoable, setUndoable] = useState<Undoable>();
  const change = useMakeCall(pipelineContract.changeStage, refreshed);
  const lose = useMakeCall(quoteBuilderContract.loseQuote, refreshed);

  const attempt = async (card: PipelineCard, action: () => Promise<void>) => {
    setBusy(card.id);
    setProblem("");
    setSaid("");
    setUndoable(undefined);
    try {
      await action();
      focusCard(card.id);
    } catch (error) {
      setProblem(textOf(error, card.name));
      await kept.invalidateQueries({ queryKey: [pipelineContract.listPipeline.name] });
    } finally {
      setBusy("");
    }
  };

  const move = (card: PipelineCard, to: PipelineStage, reason: string) =>
    attempt(card, async () => {
      const { id, version, name } = card;
      if (card.kind === "quote")
        await lose.mutateAsync({ id, row_version: version, reason: declineReasonOf(reason), note: reason });
      else {
        const moved = await change.mutateAsync({ id, version, to, reason });
        if (isWayBack(card, to)) setUndoable({ card, version: moved.version, back: card.stage });
      }
      setSaid(`${name} moved to ${stageNames[to]}.`);
    });

  const undo = async () => {
    if (!undoable) return;
    const { card, version, back } = undoable;
    await attempt(card, async () => {
      await change.mutateAsync({
        id: card.id,
        version,
        to: back,
        reason: back === "lost" ? (card.lost_reason ?? "") : "",
      });
      setSaid(`${card.name} is back in ${stageNames[back]}.`);
    });
  };
  return { move, undo, said, undoable, problem, busy };
}

/** Whether the same person may take the card back to where it was. */
function isWayBack(card: PipelineCard, to: PipelineStage): boolean {
  if (card.kind === "quote") return false;
  const moved = {
    kind: "enquiry",
    state: to,
    wasAnswered: card.was_answered,
    hasSentQuote: card.has_sent_quote,
  } as const;
  return stageObstacle(moved, card.stage) === undefined;
}

/** Names the one who was first, and where the card is now. */
function textOf(error: unknown, name: string): string {
  if (!(error instanceof CallFailed)) return "We couldn’t move the card. Please try again.";
  if (error.reason !== "changed_meanwhile") return error.message;
  const { by, enquiry } = error.details;
  const state = enquiryStates.find(
    (one) => typeof enquiry === "object" && enquiry !== null && Reflect.get(enquiry, "state") === one,
  );
  const who = typeof by === "string" ? by : "Someone else";
  return state
    ? `${who} has just changed ${name}: it is now ${enquiryLabels[state].label}.`
    : `${who} has just changed ${name}.`;
}

/** A quote has fewer reasons of its own; the words go along as a note. */
function declineReasonOf(reason: string): DeclineReason {
  const group = lostReasonGroup(reason);
  return declineReasons.find((one) => one === group) ?? "other";
}

/** The card is in another list now: the focus goes with it. */
function focusCard(id: string) {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-card-main]`)?.focus(),
  );
}
