import { addHours } from "../time/local-time.ts";

/** Where a notification comes from: what we sent to the user, or what waits for one of our team. */
export const noticeKinds = ["message", "task", "thread", "alarm"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** After so many days a notification counts as read, so that no one comes back to hundreds. */
export const unreadDays = 30;

/** As many as are counted; a bell says 99+ before that. */
export const countedAtMost = 100;

/** Until when everything is read: what was marked as read, and whatever is too old to be news. */
export const readUntil = (marked: Date | null, now: Date): Date => {
  const old = addHours(now, -24 * unreadDays);
  return marked && marked > old ? marked : old;
};
