import { type QueryClient, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { assignContract } from "#features/trips/assign/contract.ts";
import { followEvents } from "#platform/browser/follow-events.ts";
import { handoverContract } from "../../handover/contract.ts";
import { planContract } from "../../plan/contract.ts";
import { problemsContract } from "../../problems-contract.ts";
import { applyChanges, applyToWeek } from "../change-policy.ts";
import { type BoardDay, boardContract, type TripsChanged } from "../contract.ts";
import { type BoardWeek, weekContract } from "../week-contract.ts";

export type Line = { readonly isOpen: boolean; readonly heardAt: number };

/** The queries that show trips: read again after every change that is made here. */
export const boardReads = [boardContract.dispatchDay, weekContract.dispatchWeek] as const;
const boardNames: readonly unknown[] = boardReads.map(({ name }) => name);
const problems = problemsContract.dispatchProblems.name;
const onBoards = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => boardNames.includes(queryKey[0]) };

const openHandover = handoverContract.openHandover.name;
const planNames: readonly unknown[] = [planContract.dayPlans.name, planContract.readPlan.name];
const onPlans = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => planNames.includes(queryKey[0]) };

/** Keeps every day and week that was read up to date: every change arrives as it happens. */
export function useLine(): Line {
  const kept = useQueryClient();
  const [line, setLine] = useState<Line>({ isOpen: false, heardAt: Date.now() });
  const missed = useRef<TripsChanged[]>([]);

  useEffect(() => {
    const reload = async () => {
      // A request under way may be older than what was missed.
      if (kept.isFetching(onBoards) > 0) await kept.refetchQueries(onBoards, { cancelRefetch: false });
      await kept.refetchQueries({ ...onBoards, type: "active" });
      await kept.refetchQueries({ queryKey: [problems], type: "active" });
    };
    const change = (changed: TripsChanged) => {
      if (kept.isFetching(onBoards) > 0) missed.current.push(changed);
      putIn(kept, changed);
      // The best candidate depends on all other trips, so candidates are ranked again when next needed.
      void kept.invalidateQueries({ queryKey: [assignContract.candidatesForTrip.name], refetchType: "none" });
    };
    return followEvents({
      address: "/functions/v1/dispatch-events",
      onOpen: () => void reload(),
      onEvent: ({ name, data }) => {
        // The server wrote it by the same contract.
        if (name === "trips") change(data as TripsChanged);
        else if (name === "problems") kept.setQueriesData({ queryKey: [problems] }, data);
        else if (name === "plan") void kept.invalidateQueries(onPlans);
        // Runs of the route optimizer are followed on their own page.
        else if (name === "route") return;
        else if (name === "handover") void kept.invalidateQueries({ queryKey: [openHandover] });
        else void reload();
      },
      onLine: (isOpen) => setLine((last) => ({ isOpen, heardAt: isOpen ? Date.now() : last.heardAt })),
    });
  }, [kept]);

  const isReading = useIsFetching(onBoards) > 0;
  useEffect(() => {
    if (isReading) return;
    for (const changed of missed.current.splice(0)) putIn(kept, changed);
  }, [isReading, kept]);

  return line;
}

function putIn(kept: QueryClient, changed: TripsChanged) {
  const [day, week] = boardReads;
  kept.setQueriesData<BoardDay>({ queryKey: [day.name] }, (read) => read && applyChanges(read, changed, new Date()));
  kept.setQueriesData<BoardWeek>({ queryKey: [week.name] }, (read) => read && applyToWeek(read, changed));
}
