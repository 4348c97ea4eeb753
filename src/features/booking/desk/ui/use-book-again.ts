import { useEffect, useEffectEvent, useState } from "react";
import { flightFacts } from "#domain/booking/facts.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { bookingDeskContract } from "../contract.ts";
import { type DeskDraft, draftOf } from "./use-desk-draft.ts";

/** Fills in an earlier booking’s trip. The caller says when it is this time. */
export function useBookAgain(set: (changes: Partial<DeskDraft>) => void, first: string) {
  const [note, setNote] = useState("");
  const [isFailed, setFailed] = useState(false);
  const run = async (reference: string) => {
    try {
      const draft = draftOf(await callSignedIn(bookingDeskContract.readBooking, { reference }));
      set({
        ...draft,
        pickup_date: "",
        return_date: null,
        return_time: null,
        ...flightFacts.emptyOnWire,
      });
      setFailed(false);
      setNote(`Filled in from ${reference}. Choose the new pickup date.`);
    } catch (error) {
      setFailed(true);
      setNote(error instanceof Error ? error.message : `We couldn’t load ${reference}. Try again.`);
    }
  };
  const begin = useEffectEvent(() => void run(first));
  useEffect(() => {
    if (first !== "") begin();
  }, [first]);
  return { run, note, isFailed };
}
