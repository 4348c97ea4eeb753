import { useEffect, useState } from "react";
import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract, type SearchResults } from "../contract.ts";

const pauseInMs = 180;
const fewest = 2;

/** Asks after a pause in the typing, and keeps the last answer in view until the next one is there. */
export function useSearch(typed: string) {
  const result = typed.trim();
  const answer = usePaused(result);
  const isLong = result.length >= fewest;
  const { data, error, isFetching, refetch } = useCall(
    reportingContract.findAnything,
    { text: answer },
    { enabled: isLong && answer.length >= fewest },
  );
  const [last, setLast] = useState<SearchResults>();
  if (data && data !== last) setLast(data);
  return {
    found: isLong ? (data ?? last) : undefined,
    isSearching: isLong && (isFetching || answer !== result),
    error: isLong && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseInMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
