/** The public page to follow a trip; its address ends with the token. */
export const livePage = "/live/";
/** The lobby screen’s page, which needs no sign-in. */
export const arrivalsPage = "/arrivals/";

/** The kind that sealed tokens of both pages carry: platform/http/sealed-token.ts. */
export const liveSeal = "live";
export const arrivalsSeal = "arrivals";
