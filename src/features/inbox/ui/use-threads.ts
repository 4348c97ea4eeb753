import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { inboxContract, type ThreadFilter } from "../contract.ts";

const everyHalfMinute = 30_000;

/** The list, read again while it is looked at: others write and answer. */
export function useThreads(filter: ThreadFilter, search: string) {
  const { pages, ...list } = useCallPages(
    inboxContract.listThreads,
    (after) => ({ filter, search, ...(after && { after }) }),
    { refetchInterval: everyHalfMinute },
  );
  return { ...list, lines: pages?.flatMap(({ threads }) => threads), counts: pages?.[0]?.counts };
}
