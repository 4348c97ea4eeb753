/** The product’s own name: a site’s name until its company enters one. No other file writes it. */
export const productName = "Cape Town Shuttle";
