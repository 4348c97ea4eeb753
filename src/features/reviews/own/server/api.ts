import { bind } from "#platform/bind.ts";
import { ownRatingsContract } from "../contract.ts";
import { disputeRating } from "./dispute-rating.ts";
import { myRatings } from "./my-ratings.ts";

export const ownRatingsApi = bind(ownRatingsContract, { myRatings, disputeRating });
