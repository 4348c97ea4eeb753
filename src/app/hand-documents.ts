import { enterLastDay } from "#features/documents/server/enter-last-day.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly documents: typeof handDocuments;
  }
}

/** Drivers’ documents within an import’s transaction, as `ctx.documents`. */
export const handDocuments = { enterLastDay };
