import { weighOpenQuotes } from "#features/quotes/server/weigh-open-quotes.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly quotes: typeof handQuotes;
  }
}

/** What quotes tell the price list before it changes, as `ctx.quotes`. */
export const handQuotes = { weighOpen: weighOpenQuotes };
