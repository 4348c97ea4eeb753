/** Where the stand-in stands, below the site's own address. */
export const standInFlightsPath = "/sandbox/flights";
