import { eq, type SQL, sql } from "drizzle-orm";
import { companyRules } from "#domain/company/company-rules.ts";
import { ratings } from "./schema/reviews.ts";

export const isLowRating = sql`${ratings.overall} <= ${companyRules.ratings.lowAtMost}`;

/** `ratingNeeds` of the domain in SQL, for ratings that were given: something to read or to answer. */
export const ratingNeedsUs = sql`(${ratings.state} = 'held' or (${ratings.answeredAt} is null
  and (${isLowRating} or ${ratings.wantsReply} or ${ratings.privateMessage} <> '')))`;

export const hasOpenDispute: SQL = eq(ratings.disputeState, "open");
