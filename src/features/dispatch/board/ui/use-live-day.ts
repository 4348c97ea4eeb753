import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { LocalDate } from "#domain/time/local-time.ts";
import { tripsContract } from "#features/trips/contract.ts";
import { followEvents } from "#platform/browser/follow-events.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { applyChanges } from "../change-policy.ts";
import { type BoardDay, boardContract, type TripsChanged } from "../contract.ts";

/** While the line is down the day is read again this often. */
const readsEverySeconds = 30;

export type Line = { readonly isOpen: boolean; readonly heardAt: number };

/** One day, kept as it is now: read once, then told of every change as it happens. */
export function useLiveDay(date: LocalDate) {
  const kept = useQueryClient();
  const [line, setLine] = useState<Line>({ isOpen: false, heardAt: Date.now() });
  const missed = useRef<TripsChanged[]>([]);
  const read = useCall(
    boardContract.dispatchDay,
    { date },
    line.isOpen ? {} : { refetchInterval: readsEverySeconds * 1000 },
  );

  useEffect(() => {
    const queryKey = [boardContract.dispatchDay.name];
    const reload = async () => {
      // A reading that is on its way may be older than what was missed.
      if (kept.isFetching({ queryKey }) > 0) await kept.refetchQueries({ queryKey }, { cancelRefetch: false });
      await kept.refetchQueries({ queryKey, type: "active" });
    };
    const change = (changed: TripsChanged) => {
      if (kept.isFetching({ queryKey }) > 0) missed.current.push(changed);
      kept.setQueriesData<BoardDay>({ queryKey }, (day) => day && applyChanges(day, changed));
      // Who suits a trip depends on all the others: they are ranked again when next asked for.
      void kept.invalidateQueries({ queryKey: [tripsContract.candidatesForTrip.name], refetchType: "none" });
    };
    return followEvents({
      address: "/functions/v1/dispatch-events",
      onOpen: () => void reload(),
      // The server wrote it by the same contract.
      onEvent: ({ name, data }) => (name === "trips" ? change(data as TripsChanged) : void reload()),
      onLine: (isOpen) => setLine((last) => ({ isOpen, heardAt: isOpen ? Date.now() : last.heardAt })),
    });
  }, [kept]);

  const isReading = read.isFetching;
  useEffect(() => {
    if (isReading || missed.current.length === 0) return;
    const changes = missed.current.splice(0);
    kept.setQueriesData<BoardDay>(
      { queryKey: [boardContract.dispatchDay.name] },
      (day) => day && changes.reduce(applyChanges, day),
    );
  }, [isReading, kept]);

  return { read, line };
}
