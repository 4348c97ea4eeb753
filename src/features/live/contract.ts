/** Where a trip is followed without signing in; the token ends the address. */
export const livePage = "/live/";
/** Where a lobby’s screen shows arrivals without signing in. */
export const arrivalsPage = "/arrivals/";

/** The purpose for which the tokens of both are sealed: platform/http/sealed-token.ts. */
export const liveSeal = "live";
export const arrivalsSeal = "arrivals";
