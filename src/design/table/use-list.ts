import { useCall } from "#platform/browser/use-call.ts";
import { nextOf, useCallPages } from "#platform/browser/use-call-pages.ts";
import type { Call, InputOf } from "#platform/contract.ts";
import { useKeyPages } from "./use-key-pages.ts";

type Page = { readonly after: string | null; readonly size: number };

type ListOptions = {
  size?: number;
  /** False where the call decides how many rows a page has. */
  hasSizes?: boolean;
  /** For a list that others work on: it is read again this often, without a sign of it. */
  refetchInterval?: number;
};

/**
 * A list that is read one page at a time, by key. `inputFor` says what is asked for; when that changes, the list starts at
 * its first page. What it answers with is for a ListPage or a DataTable.
 */
export function useList<C extends Call>(call: C, inputFor: (page: Page) => InputOf<C>, options: ListOptions = {}) {
  const { size = 25, hasSizes = true, refetchInterval } = options;
  const result = JSON.stringify(inputFor({ after: null, size: 0 }));
  const { setSize, ...pages } = useKeyPages({ size, resetOn: result });
  const query = useCall(
    call,
    inputFor({ after: pages.key, size: pages.size }),
    refetchInterval ? { refetchInterval } : {},
  );
  return {
    data: query.data,
    table: {
      ...tableState(query, refetchInterval !== undefined),
      pages: hasSizes ? { ...pages, setSize } : pages,
      nextKey: nextOf(query.data) ?? null,
    },
  };
}

/** A list that grows at its end by a button, for few rows that are read from the top. */
export function useGrowingList<C extends Call>(
  call: C,
  inputFor: (after: string | undefined) => InputOf<C>,
  options: { refetchInterval?: number } = {},
) {
  const { pages, error, again, hasMore, isReadingMore, more } = useCallPages(call, inputFor, options);
  return {
    pages,
    hasFailed: error !== null,
    table: {
      isLoading: !pages && !error,
      ...(error && !pages && { failure: { text: error.message, onRetry: again } }),
      ...(pages && { more: { hasMore, isLoading: isReadingMore, onMore: more, failure: error?.message } }),
    },
  };
}

type Read = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };

/** How a table says that its rows are on their way, or that they could not be loaded. */
export function tableState({ data, error, isFetching, refetch }: Read, isQuiet = false) {
  const keepsOld = isQuiet && data !== undefined;
  return {
    isLoading: isFetching && !keepsOld,
    ...(error && !keepsOld && { failure: { text: error.message, onRetry: () => void refetch() } }),
  };
}
