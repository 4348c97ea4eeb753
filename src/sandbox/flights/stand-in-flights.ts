/** Where the stand-in is, below the site's own address. */
export const standInFlightsPath = "/sandbox/flights";
