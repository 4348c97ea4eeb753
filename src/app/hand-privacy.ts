import { noteAction } from "#features/privacy/requests/server/note-action.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly privacy: typeof handPrivacy;
  }
}

/** Accounts’ notes in the registers of the privacy desk, as `ctx.privacy`. */
export const handPrivacy = { noteAction };
