import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { Call, InputOf, OutputOf } from "../contract.ts";
import { unreachable } from "./call-api.ts";
import { callSignedIn, isWaitingOffline } from "./use-call.ts";

/**
 * Reads a list page by page: `pages` grows with every `more()`. A page names the next as `next`; `inputFor` makes its
 * input.
 */
export function useCallPages<C extends Call>(
  call: C,
  inputFor: (after: string | undefined) => InputOf<C>,
  options: { refetchInterval?: number } = {},
) {
  const query = useInfiniteQuery<OutputOf<C>, Error, InfiniteData<OutputOf<C>>, readonly unknown[], string>({
    queryKey: [call.name, inputFor(undefined), "pages"],
    queryFn: ({ pageParam, signal }) => callSignedIn(call, inputFor(pageParam || undefined), { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => nextOf(last),
    staleTime: 5 * 60_000,
    ...options,
  });
  return {
    pages: query.data?.pages,
    error: isWaitingOffline(query) ? unreachable() : query.error,
    again: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  };
}

/** The key of the page after this one, if there is one. */
export function nextOf(page: unknown): string | undefined {
  if (typeof page !== "object" || page === null || !("next" in page)) return undefined;
  return typeof page.next === "string" ? page.next : undefined;
}
