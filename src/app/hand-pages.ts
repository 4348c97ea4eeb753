import { publicAddresses } from "./alias.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly pages: typeof handPages;
  }
}

const addresses = new Set(publicAddresses());

/** The site’s pages for visitors, as `ctx.pages`: a link that our team types leads somewhere. */
export const handPages = { has: (path: string): boolean => addresses.has(path) };
