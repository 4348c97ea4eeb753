/** The page to follow a trip without signing in; the token ends the address. */
export const livePage = "/live/";
/** The lobby screen’s page, which needs no sign-in. */
export const arrivalsPage = "/arrivals/";

/** The purpose for which the tokens of both are sealed: platform/http/sealed-token.ts. */
export const liveSeal = "live";
export const arrivalsSeal = "arrivals";
