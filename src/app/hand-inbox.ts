import { takeMessage } from "#features/inbox/server/take-message.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly inbox: typeof handInbox;
  }
}

/** Keeps a message that came in by any channel, in the transaction of the call that brought it, as `ctx.inbox`. */
export const handInbox = { take: takeMessage };
