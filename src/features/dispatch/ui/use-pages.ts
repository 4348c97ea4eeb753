import { useInfiniteQuery } from "@tanstack/react-query";
import type { Call } from "#platform/contract.ts";

type Page = { readonly next: string | null };
type Pages<P extends Page> = {
  call: Call;
  /** What makes it another list, such as "past". */
  of: string;
  read: (after: string | undefined) => Promise<P>;
  enabled?: boolean;
  refetchInterval?: number;
};

/** A list that grows at its end, page by page. */
export function usePages<P extends Page>({ call, of, read, enabled = true, refetchInterval }: Pages<P>) {
  return useInfiniteQuery({
    queryKey: [call.name, "pages", of],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 60_000,
    enabled,
    ...(refetchInterval && { refetchInterval }),
  });
}

const firstPage: string | undefined = undefined;
