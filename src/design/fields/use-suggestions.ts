import { useEffect, useRef, useState } from "react";

export type Suggest<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

export type Suggestions<Item> = {
  status: "idle" | "loading" | "ready" | "failed";
  items: readonly Item[];
  /** The items of the answer. */
  query: string;
};

type SuggestionOptions<Item> = {
  suggest: Suggest<Item>;
  query: string;
  /** Asks nothing while false, for a list no one is looking at. */
  isActive: boolean;
  minLength: number;
  delay: number;
};

/** Asks for suggestions a moment after the last keystroke; a newer question calls off the older one. */
export function useSuggestions<Item>({ suggest, query, isActive, minLength, delay }: SuggestionOptions<Item>) {
  const [answer, setAnswer] = useState<Suggestions<Item>>({ status: "idle", items: [], query: "" });
  const ask = useRef(suggest);
  useEffect(() => {
    ask.current = suggest;
  });
  useEffect(() => {
    if (!isActive) return;
    if (query.length < minLength) return setAnswer({ status: "idle", items: [], query });
    const call = new AbortController();
    // The last items stay in view while the next ones are fetched: a list that blinks cannot be read.
    setAnswer((last) => ({ ...last, status: "loading" }));
    const timer = setTimeout(async () => {
      const next = await answerTo(ask.current, query, call.signal);
      if (!call.signal.aborted) setAnswer(next);
    }, delay);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [query, isActive, minLength, delay]);
  return answer;
}

async function answerTo<Item>(suggest: Suggest<Item>, query: string, signal: AbortSignal): Promise<Suggestions<Item>> {
  try {
    return { status: "ready", items: await suggest(query, signal), query };
  } catch {
    // Typing on must always be possible; the list says that it has no answer.
    return { status: "failed", items: [], query };
  }
}
