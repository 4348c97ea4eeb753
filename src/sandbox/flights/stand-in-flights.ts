/** The sandbox’s path below the site's own address. */
export const standInFlightsPath = "/sandbox/flights";
