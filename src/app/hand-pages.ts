import type { ReadDb } from "#db/connect.ts";
import { isReserved, keptUnder, publicAddresses } from "./alias.ts";
import { readRecordAddresses } from "./record-addresses.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly pages: typeof handPages;
  }
}

type Asking = { readonly db: ReadDb; readonly now?: Date };

/** The site’s pages for visitors, as `ctx.pages`: a link that our team types leads somewhere. */
export const handPages = {
  has: async ({ db, now }: Asking, path: string): Promise<boolean> =>
    publicAddresses(await readRecordAddresses(db, now)).includes(path),
  /** Every address that a link can lead to. */
  list: async ({ db, now }: Asking): Promise<readonly string[]> => publicAddresses(await readRecordAddresses(db, now)),
  /** Answers whether there is a page at an address, also one that search engines don’t list, such as a payment. */
  knower: async ({ db, now }: Asking): Promise<(path: string) => boolean> => {
    const { pages, moved, redirects } = await readRecordAddresses(db, now);
    return (path) => keptUnder(path) !== undefined || pages.has(path) || moved.has(path) || redirects.has(path);
  },
  /** An address that our team can’t give a page of its own: one of the site’s, or the beginning of some. */
  isReserved,
};
