import { weighOpenQuotes } from "#features/quotes/server/weigh-open-quotes.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly quotes: typeof handQuotes;
  }
}

/** The effect of a price list on open quotes, as `ctx.quotes`. */
export const handQuotes = { weighOpen: weighOpenQuotes };
