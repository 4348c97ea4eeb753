import { enterLastDay } from "#features/documents/server/enter-last-day.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly documents: typeof handDocuments;
  }
}

/** What an import of drivers does to their documents in its own transaction, as `ctx.documents`. */
export const handDocuments = { enterLastDay };
