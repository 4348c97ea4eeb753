export type GardenRoutePackage = {
  readonly days: number;
  readonly title: string;
  readonly price: string;
  /** One line per day, in order. */
  readonly route: readonly string[];
  readonly goodFor: string;
};

/** Per person, in a private vehicle with its driver. */
export const gardenRoutePackages: readonly GardenRoutePackage[] = [
  {
    days: 3,
    title: "3 days",
    price: "{package.3} per person",
    route: [
      "The N2 by way of Swellendam and Mossel Bay to Wilderness",
      "Knysna Heads and the Robberg walk at Plettenberg Bay",
      "Outeniqua Pass to Oudtshoorn, then home on the R62",
    ],
    goodFor: "A first look, with early mornings",
  },
  {
    days: 5,
    title: "5 days",
    price: "{package.5} per person",
    route: [
      "Clarence Drive to Hermanus, on to Swellendam",
      "Mossel Bay and the lakes to Wilderness",
      "Knysna and Plettenberg Bay, unhurried",
      "Storms River Mouth in Tsitsikamma, then inland to Oudtshoorn",
      "Cango Caves in the morning, the R62 back to Cape Town",
    ],
    goodFor: "Coast, forest and caves without rushing",
  },
  {
    days: 7,
    title: "7 days",
    price: "{package.7} per person",
    route: [
      "Betty’s Bay penguins and Hermanus",
      "Cape Agulhas and on to Swellendam",
      "Mossel Bay to Wilderness",
      "Knysna: lagoon, forest and a free afternoon",
      "Robberg, Plettenberg Bay and Tsitsikamma",
      "Over the Outeniqua to Oudtshoorn and the caves",
      "Barrydale, Montagu and Robertson on the way home",
    ],
    goodFor: "Families and anyone who reads on holiday",
  },
];
