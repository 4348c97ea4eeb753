import { noteRefused } from "#features/channels/server/take-news.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly channels: typeof handChannels;
  }
}

/** A call or an email that changed nothing is counted with those of the message providers, as `ctx.channels`. */
export const handChannels = { noteRefused };
