import { enterLastDay } from "#features/documents/server/enter-last-day.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly documents: typeof handDocuments;
  }
}

/** The documents of drivers in the transaction of their import, as `ctx.documents`. */
export const handDocuments = { enterLastDay };
