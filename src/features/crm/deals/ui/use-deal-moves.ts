import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dealLabels } from "#domain/crm/deal-labels.ts";
import { type DealState, dealLifecycle, dealStates } from "#domain/crm/deal-lifecycle.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { dealsContract, type ListedDeal } from "../contract.ts";

/** The calls that show deals. */
export const refreshedByDeals = [dealsContract.listDeals, dealsContract.readDeal, dealsContract.dealForecast];

type Undoable = { readonly deal: ListedDeal; readonly version: number };

/** Moves deals: one at a time, with a sentence for what happened and a way back where there is one. */
export function useDealMoves() {
  const kept = useQueryClient();
  const [busy, setBusy] = useState("");
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const [undoable, setUndoable] = useState<Undoable>();
  const call = useMakeCall(dealsContract.moveDeal, refreshedByDeals);

  const attempt = async (deal: ListedDeal, action: () => Promise<void>) => {
    setBusy(deal.id);
    setProblem("");
    setSaid("");
    setUndoable(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(textOf(error, deal.title));
      await kept.invalidateQueries({ queryKey: [dealsContract.listDeals.name] });
    } finally {
      setBusy("");
    }
  };
  const move = (deal: ListedDeal, to: DealState, reason: string) =>
    attempt(deal, async () => {
      const { version } = await call.mutateAsync({ id: deal.id, version: deal.version, to, reason });
      if (dealLifecycle.can(to, deal.state)) setUndoable({ deal, version });
      setSaid(`${deal.title} moved to ${dealLabels[to].label}.`);
    });
  const undo = async () => {
    if (!undoable) return;
    const { deal, version } = undoable;
    await attempt(deal, async () => {
      const { id, state: to, probability, lost_reason: reason } = deal;
      await call.mutateAsync({ id, version, to, probability, reason: reason ?? "" });
      setSaid(`${deal.title} is back in ${dealLabels[deal.state].label}.`);
    });
  };
  return { move, undo, said, undoable, problem, busy };
}

/** Names the one who was first, and where the deal is now. */
function textOf(error: unknown, title: string): string {
  if (!(error instanceof CallFailed)) return "We couldn’t move the deal. Please try again.";
  if (error.reason !== "changed_meanwhile") return error.message;
  const { by, deal } = error.details;
  const state = dealStates.find(
    (one) => typeof deal === "object" && deal !== null && Reflect.get(deal, "state") === one,
  );
  const who = typeof by === "string" ? by : "Someone else";
  return state ? `${who} has just changed ${title}: it is now in ${dealLabels[state].label}.` : error.message;
}
