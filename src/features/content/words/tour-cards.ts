type TourCardWords = { readonly location: string; readonly highlights: readonly string[] };

/** A tour card’s text beyond the summary: the route, and four highlights. */
export const tourCards: Readonly<Record<string, TourCardWords>> = {
  "cape-peninsula": {
    location: "False Bay, Cape Point and Chapman’s Peak",
    highlights: ["Penguins at Boulders", "Cape Point lighthouses", "Cape of Good Hope", "Chapman’s Peak Drive"],
  },
  winelands: {
    location: "Stellenbosch and Franschhoek",
    highlights: ["Dorp Street on foot", "Helshoogte Pass views", "Two or three tastings", "Franschhoek village"],
  },
  "table-mountain": {
    location: "Table Mountain and the City Bowl",
    highlights: ["Table Mountain cableway", "Signal Hill viewpoint", "Bo-Kaap on foot", "Lunch at Camps Bay"],
  },
  "whale-watching": {
    location: "Hermanus and Walker Bay",
    highlights: ["Whales in Walker Bay", "Hermanus cliff path", "Clarence Drive", "Stony Point penguins"],
  },
  township: {
    location: "District Six, Langa and Gugulethu",
    highlights: ["District Six Museum", "Langa, opened in 1927", "Guga S’thebe arts centre", "Gugulethu memorials"],
  },
  "sunset-photography": {
    location: "City Bowl and Atlantic Seaboard",
    highlights: ["Bo-Kaap in full colour", "Signal Hill panorama", "Maiden’s Cove at sunset", "Harbour at blue hour"],
  },
  "garden-route": {
    location: "Mossel Bay to Tsitsikamma",
    highlights: ["Knysna Heads", "Tsitsikamma bridges", "Cango Caves", "Route 62 homewards"],
  },
  "robben-island": {
    location: "V&A Waterfront and Table Bay",
    highlights: ["Ferry across Table Bay", "The prison and its cells", "Lime quarry", "Robert Sobukwe’s house"],
  },
  "west-coast": {
    location: "West Coast Park and Paternoster",
    highlights: ["Postberg wild flowers", "Langebaan lagoon", "Geelbek bird hides", "Paternoster village"],
  },
  overberg: {
    location: "Cape Agulhas and the Overberg",
    highlights: ["Southern tip of Africa", "Cape Agulhas lighthouse", "Arniston’s cottages", "Hermanus cliff path"],
  },
};
