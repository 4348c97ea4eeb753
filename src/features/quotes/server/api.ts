import { quoteBuilderApi } from "../builder/server/api.ts";
import { quoteOfferApi } from "../offer/server/api.ts";

export const quotesApi = [...quoteOfferApi, ...quoteBuilderApi];
