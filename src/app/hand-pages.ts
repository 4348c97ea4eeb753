import type { ReadDb } from "#db/connect.ts";
import { isReserved, publicAddresses } from "./alias.ts";
import { readRecordAddresses } from "./record-addresses.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly pages: typeof handPages;
  }
}

/** The site’s pages for visitors, as `ctx.pages`: a link that our team types leads somewhere. */
export const handPages = {
  has: async ({ db }: { readonly db: ReadDb }, path: string): Promise<boolean> =>
    publicAddresses(await readRecordAddresses(db)).includes(path),
  /** Every address that a link can lead to. */
  list: async ({ db }: { readonly db: ReadDb }): Promise<readonly string[]> =>
    publicAddresses(await readRecordAddresses(db)),
  /** An address that our team can’t give a page of its own: one of the site’s, or the beginning of some. */
  isReserved,
};
