/**
 * The most popular destinations from the airport, each with its own page: the address’s last part, and the place’s name
 * in the gazetteer.
 */
export const airportRoutes = [
  { slug: "city-centre", place: "Cape Town City Centre" },
  { slug: "va-waterfront", place: "V&A Waterfront" },
  { slug: "sea-point", place: "Sea Point" },
  { slug: "camps-bay", place: "Camps Bay" },
  { slug: "hout-bay", place: "Hout Bay" },
  { slug: "newlands-claremont", place: "Claremont" },
  { slug: "constantia", place: "Constantia" },
  { slug: "simons-town", place: "Simon’s Town" },
  { slug: "bloubergstrand", place: "Bloubergstrand" },
  { slug: "somerset-west", place: "Somerset West" },
  { slug: "stellenbosch", place: "Stellenbosch" },
  { slug: "paarl", place: "Paarl" },
  { slug: "franschhoek", place: "Franschhoek" },
  { slug: "hermanus", place: "Hermanus" },
] as const;

export type AirportRouteSlug = (typeof airportRoutes)[number]["slug"];

export const airportName = "Cape Town International Airport";
