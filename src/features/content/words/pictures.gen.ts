// Written by `npm run art`; edit the scenes in art/ instead.
export const pictures = {
  "hero": {
    "path": "/art/hero",
    "width": 1600,
    "height": 900,
    "widths": [
      960,
      1440,
      1920,
      2400
    ],
    "focus": "50% 100%",
    "placeholder": "linear-gradient(#153d60,#396682,#98a89f,#a9b19c,#666762)",
    "alt": "First light over Table Bay: Table Mountain under its cloth of cloud, a ferry on the water and fynbos beside the coast road.",
    "version": "000000"
  },
  "hero-tall": {
    "path": "/art/hero-tall",
    "width": 900,
    "height": 1200,
    "widths": [
      480,
      800,
      1080
    ],
    "focus": "50% 100%",
    "placeholder": "linear-gradient(#103d64,#457f94,#b8bea8,#849892,#515653)",
    "alt": "First light over Table Bay: Table Mountain under its cloth of cloud, a ferry on the water and fynbos beside the coast road.",
    "version": "000000"
  },
  "airport-transfers": {
    "path": "/art/airport-transfers",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "52% 72%",
    "placeholder": "linear-gradient(#75afbf,#d9dac0,#cbc6ac,#9da199,#6c636d)",
    "alt": "A white shuttle waits outside the airport terminal while an airliner climbs over Table Mountain and a driver holds up a name board.",
    "version": "000000"
  },
  "private-shuttles": {
    "path": "/art/private-shuttles",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 92%",
    "placeholder": "linear-gradient(#7bb8c5,#bdc4af,#bbbd9e,#9eb2a0,#716b6e)",
    "alt": "A shuttle drives along the palm-lined beach road at Camps Bay below the Twelve Apostles.",
    "version": "000000"
  },
  "coach-hire": {
    "path": "/art/coach-hire",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "52% 92%",
    "placeholder": "linear-gradient(#64afc9,#99becc,#b0b693,#9b966d,#7b6d71)",
    "alt": "A touring coach passes yellow canola fields in the Overberg with blue mountains behind.",
    "version": "000000"
  },
  "staff-transport": {
    "path": "/art/staff-transport",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "42% 92%",
    "placeholder": "linear-gradient(#474f84,#ae869c,#af8790,#a19391,#796b75)",
    "alt": "At dawn a minibus with its headlights on reaches a bus stop where four workers wait, the city towers and Table Mountain behind.",
    "version": "000000"
  },
  "corporate-events": {
    "path": "/art/corporate-events",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "56% 92%",
    "placeholder": "linear-gradient(#5aa5c1,#a4c6cc,#a6b5b2,#899393,#727983)",
    "alt": "Coaches, shuttles and sedans line up outside a glass convention centre as delegates walk in, Table Mountain above the roof.",
    "version": "000000"
  },
  "chauffeur-services": {
    "path": "/art/chauffeur-services",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "58% 92%",
    "placeholder": "linear-gradient(#2f4679,#9583a0,#c3a1a2,#ba9f8a,#564e66)",
    "alt": "A chauffeur in a dark suit stands beside a black sedan outside a pink grand hotel at dusk.",
    "version": "000000"
  },
  "car-hire": {
    "path": "/art/car-hire",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 92%",
    "placeholder": "linear-gradient(#7cb1bb,#c3c5b3,#acb4a1,#79a68b,#75757c)",
    "alt": "A white car on the coast road above a turquoise False Bay, sandstone cliffs rising on the right.",
    "version": "000000"
  },
  "cape-peninsula": {
    "path": "/art/cape-peninsula",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "74% 40%",
    "placeholder": "linear-gradient(#91bfbc,#e3cea2,#b19884,#818588,#4a757a)",
    "alt": "The lighthouse on the cliffs of Cape Point at golden hour, with waves breaking below and proteas in the foreground.",
    "version": "000000"
  },
  "winelands": {
    "path": "/art/winelands",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#99c7bb,#d3ccb0,#919c81,#8e9a5a,#72704c)",
    "alt": "A white Cape Dutch homestead at the end of long vineyard rows, with the Simonsberg mountains behind.",
    "version": "000000"
  },
  "table-mountain": {
    "path": "/art/table-mountain",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#68b4c6,#b8cac3,#b8c0b1,#64adb6,#9aa58b)",
    "alt": "Table Mountain seen across Table Bay from Bloubergstrand, with kite surfers on the water and dune grass on the beach.",
    "version": "000000"
  },
  "township": {
    "path": "/art/township",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "46% 60%",
    "placeholder": "linear-gradient(#73b8c9,#b9d5d0,#bbb39f,#a49277,#987b6b)",
    "alt": "A lively street in Langa with a painted mural, a marimba duo, a corner shop and visitors meeting their guide.",
    "version": "000000"
  },
  "whale-watching": {
    "path": "/art/whale-watching",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#9ab8c3,#eacbb6,#b3b4ac,#5b98a4,#376069)",
    "alt": "A southern right whale lifts its tail out of Walker Bay, water streaming off the fluke, with cliff-path fynbos on both sides.",
    "version": "000000"
  },
  "sunset-photography": {
    "path": "/art/sunset-photography",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "52% 60%",
    "placeholder": "linear-gradient(#74426e,#df7a62,#c69569,#5d4057,#1d1536)",
    "alt": "A photographer with a tripod and a seated couple in silhouette as the sun sets beside Lion's Head.",
    "version": "000000"
  },
  "garden-route": {
    "path": "/art/garden-route",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#8ec9c8,#a1b090,#a6a99c,#53a4a1,#456b68)",
    "alt": "Sailing boats on the Knysna lagoon where it meets the sea between two sandstone heads, a shuttle on the forest road below.",
    "version": "000000"
  },
  "robben-island": {
    "path": "/art/robben-island",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "36% 60%",
    "placeholder": "linear-gradient(#4b6794,#b09baa,#dab39d,#97949c,#2e4f77)",
    "alt": "A ferry crosses Table Bay at dawn towards the low shore and striped lighthouse of Robben Island.",
    "version": "000000"
  },
  "west-coast": {
    "path": "/art/west-coast",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "70% 60%",
    "placeholder": "linear-gradient(#9cc8d8,#f7edda,#b4cbc8,#b0bea0,#898c5f)",
    "alt": "Painted fishing boats on the beach at Paternoster, white cottages along the shore and spring flowers in front.",
    "version": "000000"
  },
  "overberg": {
    "path": "/art/overberg",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "50% 60%",
    "placeholder": "linear-gradient(#76b6c8,#aec7cb,#acb479,#a8b05d,#c6a852)",
    "alt": "Blue cranes stand in flowering canola while a gravel road winds up to an Overberg farm.",
    "version": "000000"
  },
  "bo-kaap": {
    "path": "/art/bo-kaap",
    "width": 1200,
    "height": 800,
    "widths": [
      480,
      800,
      1200,
      1920
    ],
    "focus": "62% 60%",
    "placeholder": "linear-gradient(#7cb7c9,#a2a8af,#9f9f9c,#959588,#9b8985)",
    "alt": "A shuttle climbs a cobbled street of brightly painted houses in Bo-Kaap, with Table Mountain behind.",
    "version": "000000"
  }
} as const;

export type PictureName = keyof typeof pictures;
