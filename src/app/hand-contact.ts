import { writeContact } from "#features/content/server/write-contact.ts";
import { keepContact } from "#features/settings/versions/server/keep-contact.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly contact: typeof handContact;
  }
}

/** The versions of the company’s contact details, and the way to save them, as `ctx.contact`. */
export const handContact = { keepVersion: keepContact, write: writeContact };
