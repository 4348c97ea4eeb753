import { companyRules } from "../company/company-rules.ts";

/** Ratings for driving: their number and their sum. */
export type StarRatings = { readonly count: number; readonly sum: number };

export const noStars: StarRatings = { count: 0, sum: 0 };

/** The company-wide average; null without ratings. */
export const usualRating = ({ count, sum }: StarRatings): number | null => (count === 0 ? null : sum / count);

/**
 * A driver’s average out of five, computed as if they had a few extra ratings at the company’s average: one angry
 * customer says less about a new driver than fifty say about another. Null while no one has rated them.
 */
export function driverRating(own: StarRatings, all: StarRatings): number | null {
  const usual = usualRating(all);
  if (own.count === 0 || usual === null) return null;
  const { priorRatings } = companyRules.ratings;
  return (priorRatings * usual + own.sum) / (priorRatings + own.count);
}
