import { type HrefOf, page, shell } from "#platform/route-table.ts";
import type { NotBuiltYet } from "./not-built-yet.ts";

/** Every address of the site, its page and its shell. `page("/x", "y")` in shell "s" is the file shells/s/pages/y.tsx. */
export const shells = [shell("public", "anyone", [page("/", "home")])] as const;

/** Pages for those who build the site; the build for visitors leaves them out. */
export const developmentShells = [shell("public", "anyone", [page("/design", "design")])] as const;

declare module "#platform/browser/link.tsx" {
  interface SiteAddresses {
    path: HrefOf<(typeof shells)[number]> | NotBuiltYet;
  }
}
