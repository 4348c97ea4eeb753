export type OverbergDestination = { readonly name: string; readonly specialty: string; readonly season: string };

/** Over the mountain, east of Sir Lowry's Pass. */
export const overbergDestinations: readonly OverbergDestination[] = [
  {
    name: "Hermanus",
    specialty: "Southern right whales seen from the cliffs, and cool-climate pinot in the valley behind",
    season: "June to November",
  },
  {
    name: "Betty’s Bay",
    specialty: "The penguins of Stony Point and the Harold Porter garden, on the coast road past Rooi-Els",
    season: "All year",
  },
  {
    name: "Gansbaai",
    specialty: "Boat trips to Dyer Island and the whale cliffs of De Kelders",
    season: "Whales June to November; boats when the sea allows",
  },
  {
    name: "Stanford",
    specialty: "A village on the Klein River with a market square, cottages and river boats",
    season: "All year, loveliest in spring",
  },
  {
    name: "Cape Agulhas",
    specialty: "The southernmost point of Africa and a lighthouse of 1849",
    season: "All year; calmest March to May",
  },
  {
    name: "De Hoop",
    specialty: "White dunes above a whale nursery, with bontebok and mountain zebra behind them",
    season: "All year; whales June to November",
  },
  {
    name: "Greyton and Genadendal",
    specialty: "Oak lanes, and beside them the oldest mission village in the country, founded in 1738",
    season: "All year; warm days in autumn",
  },
  {
    name: "Elgin and Grabouw",
    specialty: "Apple orchards, farm stalls and white wines from the cool valley behind the pass",
    season: "Blossom in October, harvest February to April",
  },
];
