import { companyRules } from "../company/company-rules.ts";

/** Stars for driving: how many ratings, and their sum. */
export type StarRatings = { readonly count: number; readonly sum: number };

export const noStars: StarRatings = { count: 0, sum: 0 };

/** Of everyone together; null while there is no rating. */
export const usualRating = ({ count, sum }: StarRatings): number | null => (count === 0 ? null : sum / count);

/**
 * A driver’s average of five, as if some ratings of the company’s average stood beside their own: one angry customer says
 * less about a new driver than fifty say about another. Null while no one has rated them.
 */
export function driverRating(own: StarRatings, all: StarRatings): number | null {
  const usual = usualRating(all);
  if (own.count === 0 || usual === null) return null;
  const { priorRatings } = companyRules.ratings;
  return (priorRatings * usual + own.sum) / (priorRatings + own.count);
}
