import { writeContact } from "#features/content/server/write-contact.ts";
import { keepContact } from "#features/settings/versions/server/keep-contact.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly contact: typeof handContact;
  }
}

/** Saving contact details and their versions, as `ctx.contact`. */
export const handContact = { keepVersion: keepContact, write: writeContact };
