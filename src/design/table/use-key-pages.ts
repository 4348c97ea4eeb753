import { useState } from "react";

type KeyPagesOptions = {
  size?: number;
  /**
   * Anything that makes the pages different ones, such as the filter and the sort as text: a change goes back to the
   * start.
   */
  resetOn?: string;
};

export type KeyPages = {
  /** Where the page to fetch starts; null is the first page. */
  key: string | null;
  size: number;
  /** Counted from 1. */
  page: number;
  canGoBack: boolean;
  next: (key: string) => void;
  previous: () => void;
  first: () => void;
  /** Left out where the call decides how many rows a page has. */
  setSize?: (size: number) => void;
};

/**
 * Pages by key: each page names the next one, and the ones before are remembered here. Never a number of rows to skip.
 */
export function useKeyPages({ size: sizeAtFirst = 50, resetOn = "" }: KeyPagesOptions = {}): Required<KeyPages> {
  const [size, setSize] = useState(sizeAtFirst);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(resetOn);
  const isStale = seen !== resetOn;
  if (isStale) {
    setSeen(resetOn);
    setKeys([]);
  }
  const current = isStale ? [] : keys;
  return {
    key: current.at(-1) ?? null,
    size,
    page: current.length + 1,
    canGoBack: current.length > 0,
    next: (key) => setKeys((past) => [...past, key]),
    previous: () => setKeys((past) => past.slice(0, -1)),
    first: () => setKeys([]),
    setSize: (next) => {
      setSize(next);
      setKeys([]);
    },
  };
}
