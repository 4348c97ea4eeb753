import type { claims } from "#db/schema/content.ts";
import { sampleClaims } from "./sample-claims.ts";

type Row = typeof claims.$inferInsert;

/** The demo company’s claims as rows, in the order of the specification’s pages. */
export const claimRows = (createdAt: Date): readonly Row[] =>
  sampleClaims.map(({ isWithdrawn: _, ...claim }, place) => ({
    ...claim,
    id: `01930000-0000-7000-8000-0000000c${String(place).padStart(4, "0")}`,
    position: place + 1,
    createdAt,
  }));
