import type { ClaimKind } from "#domain/company/claims.ts";

type Placed = { readonly id: string; readonly kind: ClaimKind; readonly about: string };

/** A page has one place for each of these. */
const oneOfAKind: ReadonlySet<ClaimKind> = new Set(["figure", "guarantee", "tour_rating"]);

/** Whether another claim that isn’t withdrawn has this claim’s place on the pages. */
export const isTaken = (
  { id, kind, about }: Placed,
  all: readonly (Placed & { readonly withdrawnAt: Date | null })[],
): boolean =>
  oneOfAKind.has(kind) &&
  all.some((other) => other.id !== id && other.kind === kind && other.about === about && other.withdrawnAt === null);
