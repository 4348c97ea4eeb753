import { noteAction } from "#features/privacy/requests/server/note-action.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly privacy: typeof handPrivacy;
  }
}

/** Notes of accounts in the privacy desk’s registers, as `ctx.privacy`. */
export const handPrivacy = { noteAction };
