import type { ClaimedPoint, ClaimFigures, ReassuranceIcon } from "#domain/company/claims.ts";

export type ReassuranceItem = ClaimedPoint<ReassuranceIcon | "star">;

/** Reasons for trust, below the services; the stars if the company states its number of reviews. */
export const reassuranceOf = (
  promises: readonly ClaimedPoint<ReassuranceIcon>[],
  { reviews }: ClaimFigures,
): readonly ReassuranceItem[] => [
  ...promises,
  ...(reviews === ""
    ? []
    : [
        {
          icon: "star",
          title: "5-Star Service",
          text: `Over ${reviews} five-star reviews from the back seat.`,
        } as const,
      ]),
];
