import { companyRules } from "../company/company-rules.ts";
import { addHours } from "../time/local-time.ts";
import type { RatingState } from "./rating-lifecycle.ts";

export const ratedParts = ["overall", "punctuality", "vehicle", "driving"] as const;
export type RatedPart = (typeof ratedParts)[number];

const { ratings } = companyRules;

/** The link works once, for some weeks. */
export type LinkStanding = "open" | "given" | "expired";

export function linkStanding(rating: { readonly state: RatingState; readonly askedAt: Date }, now: Date): LinkStanding {
  if (rating.state !== "requested") return "given";
  return now < addHours(rating.askedAt, ratings.linkDays * 24) ? "open" : "expired";
}

type NewRating = { readonly mayPublish: boolean; readonly words: string; readonly photos: number };

/** The state of a new rating: stars without comments or photographs count immediately. */
export function stateOfNewRating({ mayPublish, words, photos }: NewRating): RatingState {
  if (!mayPublish) return "private";
  return words === "" && photos === 0 ? "published" : "held";
}

export type RatingToHandle = {
  readonly state: RatingState;
  readonly overall: number | null;
  readonly privateMessage: string;
  readonly wantsReply: boolean;
  /** When our team first answered, publicly or by email. */
  readonly answeredAt: Date | null;
};

export const isLow = (overall: number | null): boolean => overall !== null && overall <= ratings.lowAtMost;

/**
 * What our team still has to do: moderate reviews before publication, and answer customers who are unhappy or want an
 * answer.
 */
export function ratingNeeds(rating: RatingToHandle): readonly ("moderation" | "answer")[] {
  if (rating.state === "requested") return [];
  const wantsAnswer = isLow(rating.overall) || rating.wantsReply || rating.privateMessage !== "";
  return [
    ...(rating.state === "held" ? (["moderation"] as const) : []),
    ...(wantsAnswer && rating.answeredAt === null ? (["answer"] as const) : []),
  ];
}

/** When our team must have handled a new rating. */
export const handleBy = (rating: RatingToHandle, now: Date): Date =>
  addHours(now, ratingNeeds(rating).includes("answer") ? ratings.answerHours : ratings.moderateHours);

/** The reviewer’s name on the site: first name and initial, or no name. */
export function reviewerName({ firstName, lastName, isAnonymous }: Reviewer): string {
  const first = firstName.trim();
  if (isAnonymous || first === "") return "A passenger";
  const initial = [...lastName.trim()][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

type Reviewer = { readonly firstName: string; readonly lastName: string; readonly isAnonymous: boolean };
