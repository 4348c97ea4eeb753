import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStoredText } from "#design/use-stored-text.ts";
import { useSession } from "#platform/browser/session.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { centreContract, type Notice } from "../contract.ts";

const { countNotices, myNotices, markNoticeRead, markNoticesRead } = centreContract;
const everyMinute = { refetchInterval: 60_000 };

/** How many are unread; another tab of this browser that reads one is heard at once, everything else within a minute. */
export function useUnreadNotices(): number {
  const kept = useQueryClient();
  const [readElsewhere] = useReadMark();
  const { data } = useCall(countNotices, {}, everyMinute);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says that something was read, not what
  useEffect(() => {
    for (const { name } of [countNotices, myNotices]) void kept.invalidateQueries({ queryKey: [name] });
  }, [readElsewhere, kept]);
  return data?.unread ?? 0;
}

/** Their pages. Opening the list looks again: what came while it was closed is on top. */
export const useNoticePages = () => useCallPages(myNotices, (after) => ({ after: after ?? null }), everyMinute);

/** Marks them as read; who views the site as someone else leaves theirs as they are. */
export function useMarkRead() {
  const session = useSession();
  const [, mark] = useReadMark();
  const one = useMakeCall(markNoticeRead);
  const all = useMakeCall(markNoticesRead);
  const mayMark = session.status === "in" && session.person.impersonatorId === undefined;
  const said = { onSuccess: () => mark(String(Date.now())) };
  return {
    mayMark,
    isMarking: all.isPending,
    markRead: ({ kind, id, is_read }: Notice) => {
      if (mayMark && !is_read) one.mutate({ kind, id }, said);
    },
    markAllRead: (newest: Notice) => all.mutate({ until: newest.at }, said),
  };
}

const useReadMark = () => useStoredText("cts-notices-read");
