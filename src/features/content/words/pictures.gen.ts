// Written by `npm run art` from the drawings in art/: change those, not this.
export const heroPicture = {
  "path": "/art/hero",
  "version": "114cda",
  "width": 1600,
  "height": 900,
  "widths": [960, 1440, 1920, 2400],
  "focus": "50% 100%",
  "placeholder": "linear-gradient(#153d60,#396682,#98a89f,#a9b19c,#666762)",
  "alt": "First light over Table Bay: Table Mountain under its cloth of cloud, a ferry on the water and fynbos beside the coast road."
} as const;

export const heroTallPicture = {
  "path": "/art/hero-tall",
  "version": "4865ed",
  "width": 900,
  "height": 1200,
  "widths": [480, 800, 1080],
  "focus": "50% 100%",
  "placeholder": "linear-gradient(#103d64,#457f94,#b8bea8,#849892,#515653)",
  "alt": "First light over Table Bay: Table Mountain under its cloth of cloud, a ferry on the water and fynbos beside the coast road."
} as const;

export const airportTransfersPicture = {
  "path": "/art/airport-transfers",
  "version": "aa7ef0",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 72%",
  "placeholder": "linear-gradient(#75afbf,#d9dac0,#cbc6ac,#9da199,#6c636d)",
  "alt": "A white shuttle waits outside the airport terminal while an airliner climbs over Table Mountain and a driver holds up a name board."
} as const;

export const privateShuttlesPicture = {
  "path": "/art/private-shuttles",
  "version": "17b010",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 92%",
  "placeholder": "linear-gradient(#7bb8c5,#bdc4af,#bcbd9f,#9eb2a0,#746c6f)",
  "alt": "A shuttle drives along the palm-lined beach road at Camps Bay below the Twelve Apostles."
} as const;

export const groupTransfersPicture = {
  "path": "/art/group-transfers",
  "version": "84cea5",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 92%",
  "placeholder": "linear-gradient(#80b9c5,#c5cfc6,#cac8be,#879496,#958f8a)",
  "alt": "A party of travellers with suitcases boards two minibuses on the quay, a white cruise ship behind them and Table Mountain across the harbour."
} as const;

export const coachHirePicture = {
  "path": "/art/coach-hire",
  "version": "86a390",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 92%",
  "placeholder": "linear-gradient(#62aec8,#99becc,#b0b693,#9b966d,#7b6d71)",
  "alt": "A touring coach passes yellow canola fields in the Overberg with blue mountains behind."
} as const;

export const staffTransportPicture = {
  "path": "/art/staff-transport",
  "version": "7830ff",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "42% 92%",
  "placeholder": "linear-gradient(#474f84,#ae869c,#af8790,#a19391,#796b75)",
  "alt": "At dawn a minibus with its headlights on reaches a bus stop where four workers wait, the city towers and Table Mountain behind."
} as const;

export const corporateEventsPicture = {
  "path": "/art/corporate-events",
  "version": "e4b869",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "56% 92%",
  "placeholder": "linear-gradient(#5ba6c2,#a4c7cc,#a6b5b1,#8d9391,#6e737e)",
  "alt": "A coach, a shuttle and two sedans draw up at a glass convention centre while delegates gather at its doors, Table Mountain above the roof."
} as const;

export const chauffeurServicesPicture = {
  "path": "/art/chauffeur-services",
  "version": "f150c9",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "58% 92%",
  "placeholder": "linear-gradient(#2f4679,#9483a0,#c3a1a2,#b89d89,#554e66)",
  "alt": "A chauffeur in a dark suit stands beside a black sedan outside a pink grand hotel at dusk."
} as const;

export const carHirePicture = {
  "path": "/art/car-hire",
  "version": "77d88f",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "48% 90%",
  "placeholder": "linear-gradient(#79b5c5,#aebdb7,#a8b1a1,#78928e,#755f5f)",
  "alt": "A driver in a white shirt shows two guests the view of Hout Bay and the Sentinel, their red touring car parked beside them at the lookout."
} as const;

export const capePeninsulaPicture = {
  "path": "/art/cape-peninsula",
  "version": "bce9bf",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "74% 40%",
  "placeholder": "linear-gradient(#91bfbc,#e3cea2,#b19884,#818588,#4a757a)",
  "alt": "The lighthouse on the cliffs of Cape Point at golden hour, with waves breaking below and proteas in the foreground."
} as const;

export const winelandsPicture = {
  "path": "/art/winelands",
  "version": "46e049",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 50%",
  "placeholder": "linear-gradient(#99c7bb,#d3ccb0,#919c81,#8e9a5a,#72704c)",
  "alt": "A white Cape Dutch homestead at the end of long vineyard rows, with the Simonsberg mountains behind."
} as const;

export const tableMountainPicture = {
  "path": "/art/table-mountain",
  "version": "f5638e",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 50%",
  "placeholder": "linear-gradient(#68b4c6,#b8cac3,#b8c0b1,#64adb6,#9aa58b)",
  "alt": "Table Mountain seen across Table Bay from Bloubergstrand, with kite surfers on the water and dune grass on the beach."
} as const;

export const townshipPicture = {
  "path": "/art/township",
  "version": "e8ed54",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "46% 60%",
  "placeholder": "linear-gradient(#74b9c9,#b9d5d0,#bbb39f,#a49277,#987b6b)",
  "alt": "A lively street in Langa with a painted mural, a marimba duo, a corner shop and visitors meeting their guide."
} as const;

export const whaleWatchingPicture = {
  "path": "/art/whale-watching",
  "version": "e39be8",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 50%",
  "placeholder": "linear-gradient(#9ab8c3,#eacbb6,#b3b4ac,#5b98a4,#376069)",
  "alt": "A southern right whale lifts its tail out of Walker Bay, water streaming off the fluke, with cliff-path fynbos on both sides."
} as const;

export const sunsetPhotographyPicture = {
  "path": "/art/sunset-photography",
  "version": "0edb87",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 60%",
  "placeholder": "linear-gradient(#74426e,#df7a62,#c69569,#5d4057,#1d1536)",
  "alt": "A photographer with a tripod and a seated couple in silhouette as the sun sets beside Lion’s Head."
} as const;

export const gardenRoutePicture = {
  "path": "/art/garden-route",
  "version": "216e1e",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "36% 50%",
  "placeholder": "linear-gradient(#90c9c9,#a2b091,#a6a89b,#54a4a1,#456b68)",
  "alt": "Sailing boats on the Knysna lagoon where it meets the sea between two sandstone heads, a shuttle on the forest road below."
} as const;

export const robbenIslandPicture = {
  "path": "/art/robben-island",
  "version": "35e81c",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "25% 60%",
  "placeholder": "linear-gradient(#4b6794,#b09baa,#dab39d,#96949c,#2e4f77)",
  "alt": "A ferry crosses Table Bay at dawn towards the low shore and striped lighthouse of Robben Island."
} as const;

export const westCoastPicture = {
  "path": "/art/west-coast",
  "version": "4c11e9",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "70% 60%",
  "placeholder": "linear-gradient(#9bc8d8,#f7eeda,#b5cbc8,#afbea0,#878c5f)",
  "alt": "Painted fishing boats on the beach at Paternoster, white cottages along the shore and spring flowers in front."
} as const;

export const overbergPicture = {
  "path": "/art/overberg",
  "version": "7eec8f",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "44% 60%",
  "placeholder": "linear-gradient(#75b5c8,#adc6cb,#acb479,#a8b05d,#c6a852)",
  "alt": "Blue cranes stand in flowering canola while a gravel road winds up to an Overberg farm."
} as const;

export const winelandsCellarPicture = {
  "path": "/art/winelands-cellar",
  "version": "f3ad17",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200],
  "focus": "50% 78%",
  "placeholder": "linear-gradient(#3f2735,#684242,#986f56,#a07a53,#745247)",
  "alt": "Two visitors taste red wine at a table between rows of oak barrels in a vaulted cellar, daylight falling in through the far door."
} as const;

export const districtSixPicture = {
  "path": "/art/district-six",
  "version": "fc9786",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200],
  "focus": "50% 74%",
  "placeholder": "linear-gradient(#87bbc6,#d1d4c1,#b8b09e,#a4a08f,#938581)",
  "alt": "Visitors meet in front of an old stone church that is now a museum, with a column of street signs beside its door and Devil’s Peak behind."
} as const;

export const townshipKitchenPicture = {
  "path": "/art/township-kitchen",
  "version": "a5b3cf",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200],
  "focus": "52% 74%",
  "placeholder": "linear-gradient(#71a8b9,#8aa399,#86a68c,#8e8875,#a9715c)",
  "alt": "A host serves visitors at a long table under a string of coloured bunting, while meat grills over a half-drum braai in a sunny yard."
} as const;

export const paternosterPicture = {
  "path": "/art/paternoster",
  "version": "6c2343",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200],
  "focus": "46% 80%",
  "placeholder": "linear-gradient(#6fb8d0,#d6eadf,#a2c6c0,#bfc7af,#c5b586)",
  "alt": "Painted wooden fishing boats lie on the beach at Paternoster in front of a row of whitewashed cottages, flowers in the sand before them."
} as const;

export const capeAgulhasPicture = {
  "path": "/art/cape-agulhas",
  "version": "139a41",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200],
  "focus": "62% 70%",
  "placeholder": "linear-gradient(#69a7bc,#d4d8be,#c6c39b,#739280,#8c8b71)",
  "alt": "The banded lighthouse of Cape Agulhas above a low rocky shore, with two walkers on the boardwalk to the southern tip of Africa."
} as const;

export const boKaapPicture = {
  "path": "/art/bo-kaap",
  "version": "496e12",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "62% 60%",
  "placeholder": "linear-gradient(#7cb7c9,#a1a8af,#9f9f9c,#959588,#9b8985)",
  "alt": "A shuttle climbs a cobbled street of brightly painted houses in Bo-Kaap, with Table Mountain behind."
} as const;

export const kirstenboschGardensPicture = {
  "path": "/art/kirstenbosch-gardens",
  "version": "0a7fe9",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "18% 72%",
  "placeholder": "linear-gradient(#7eb6bf,#aab0a8,#96b396,#466e5c,#4e6054)",
  "alt": "Visitors cross the winding Boomslang walkway above the tree tops of Kirstenbosch, between silver trees and proteas, below the rock wall of Table Mountain."
} as const;

export const vaWaterfrontPicture = {
  "path": "/art/va-waterfront",
  "version": "d02a48",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "44% 60%",
  "placeholder": "linear-gradient(#75a9bd,#c2bbb3,#b3a190,#a5998f,#527588)",
  "alt": "The red clock tower of the Victoria and Alfred Waterfront among warehouses and palms, a tug and yachts in the basin, Table Mountain behind."
} as const;

export const campsBayPicture = {
  "path": "/art/camps-bay",
  "version": "0d2e5e",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "46% 70%",
  "placeholder": "linear-gradient(#9196b9,#b89f9d,#bab09c,#c9c2af,#d6b489)",
  "alt": "Sunshades and deck chairs on the white beach at Camps Bay before sunset, palms at both sides and the Twelve Apostles behind the houses."
} as const;

export const lionsHeadPicture = {
  "path": "/art/lions-head",
  "version": "96a718",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "44% 66%",
  "placeholder": "linear-gradient(#7ebbc9,#ebdfc3,#bcb896,#729e78,#687e5c)",
  "alt": "The rock crown of Lion’s Head and the long back of Signal Hill between the Atlantic and the city, seen by two hikers on the slope of Table Mountain."
} as const;

export const zeitzMuseumPicture = {
  "path": "/art/zeitz-museum",
  "version": "780049",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "56% 84%",
  "placeholder": "linear-gradient(#244073,#777398,#b49090,#b49789,#6f6069)",
  "alt": "The Zeitz museum in the old grain silo at nightfall, its pillow-shaped windows glowing above the concrete tubes, with visitors on the square."
} as const;

export const chapmansPeakPicture = {
  "path": "/art/chapmans-peak",
  "version": "bafe27",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "94% 66%",
  "placeholder": "linear-gradient(#8bb2af,#c4a891,#b39a87,#768d8b,#476b6c)",
  "alt": "A shuttle follows Chapman’s Peak Drive, cut into orange cliffs above the surf, with the Sentinel across Hout Bay."
} as const;

export const signalHillPicture = {
  "path": "/art/signal-hill",
  "version": "bf992f",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "56% 66%",
  "placeholder": "linear-gradient(#9bbdbc,#fbd4a0,#bdc1a4,#7ea07d,#567352)",
  "alt": "Paragliders launch from Signal Hill above the white bowl of the Green Point stadium and the red and white lighthouse, Robben Island on the horizon."
} as const;

export const grootConstantiaPicture = {
  "path": "/art/groot-constantia",
  "version": "47346d",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 56%",
  "placeholder": "linear-gradient(#9fcac8,#bebcaa,#6f8372,#6f9066,#8a8f59)",
  "alt": "An avenue of old oaks leads to the white manor of Groot Constantia, its tall gable with the statue in its niche, thatched wings and red shutters."
} as const;

export const tsitsikammaPicture = {
  "path": "/art/tsitsikamma",
  "version": "9c02f7",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 62%",
  "placeholder": "linear-gradient(#8ec2be,#c7d8b9,#8eae91,#808d85,#596158)",
  "alt": "Walkers on the suspension bridge across the dark mouth of the Storms River in Tsitsikamma, between forested cliffs and the breaking sea."
} as const;

export const oudtshoornPicture = {
  "path": "/art/oudtshoorn",
  "version": "03a0ae",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "44% 80%",
  "placeholder": "linear-gradient(#98c1b3,#dac09d,#c29f82,#c69465,#976449)",
  "alt": "Ostriches on the red plain near Oudtshoorn at sundown, with a windpump, a feather baron’s house and the Swartberg behind."
} as const;

export const cangoCavesPicture = {
  "path": "/art/cango-caves",
  "version": "bd7324",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 60%",
  "placeholder": "linear-gradient(#894a3e,#bc7a51,#bc8964,#b57755,#7b3e3d)",
  "alt": "Visitors with a guide’s lamp stand small among fluted dripstone columns in a great lit hall of the Cango Caves."
} as const;

export const mosselBayPicture = {
  "path": "/art/mossel-bay",
  "version": "c06de8",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "80% 50%",
  "placeholder": "linear-gradient(#94c3cb,#e1ddc3,#c0af9a,#7d9193,#317183)",
  "alt": "A caravel with a red cross on its sail passes the lighthouse and the cave of Cape St Blaize at Mossel Bay, dolphins beside it."
} as const;

export const langebaanLagoonPicture = {
  "path": "/art/langebaan-lagoon",
  "version": "4e956f",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 66%",
  "placeholder": "linear-gradient(#b8adc6,#f8ccbd,#edc1b7,#b9a3ba,#6b88a5)",
  "alt": "Flamingos wade and feed in the pink and lilac water of the Langebaan lagoon at sunrise, between sandbanks and reeds."
} as const;

export const plettenbergBayPicture = {
  "path": "/art/plettenberg-bay",
  "version": "b53774",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "48% 74%",
  "placeholder": "linear-gradient(#83c3cf,#bdceb9,#a1c2b4,#3e9ead,#267995)",
  "alt": "A pod of dolphins leaps through the swell of Plettenberg Bay, the long cliff of Robberg and the hotel on Beacon Island behind."
} as const;

export const bettysBayPicture = {
  "path": "/art/bettys-bay",
  "version": "91d593",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 92%",
  "placeholder": "linear-gradient(#80c1cf,#becdc0,#7daaab,#8f9998,#af9d7f)",
  "alt": "African penguins stand between granite boulders on the shore of Stony Point at Betty’s Bay, one of them drying its wings."
} as const;

export const hermanusPicture = {
  "path": "/art/hermanus",
  "version": "ac7ac9",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "42% 62%",
  "placeholder": "linear-gradient(#8ebcc9,#b1b2a8,#b3b69b,#9ba39a,#587573)",
  "alt": "Painted fishing boats on the slipway of the Old Harbour at Hermanus, white cottages on the cliff above and a whale’s tail in the bay."
} as const;

export const hermanusCliffPathPicture = {
  "path": "/art/hermanus-cliff-path",
  "version": "491700",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "60% 74%",
  "placeholder": "linear-gradient(#a1c5c5,#e6d2b1,#b2b0a2,#739895,#697763)",
  "alt": "A path winds along the cliff tops at Hermanus between proteas, two people on a bench look out at a whale and her calf while two more come walking."
} as const;

export const attractionTableMountainPicture = {
  "path": "/art/attraction-table-mountain",
  "version": "3892c7",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "66% 88%",
  "placeholder": "linear-gradient(#a3c8cb,#f2dfb8,#9cb4a9,#899683,#75786b)",
  "alt": "A round cable car glides up to the summit station of Table Mountain above the city and Lion’s Head, two visitors and a dassie at the edge."
} as const;

export const attractionCapePeninsulaPicture = {
  "path": "/art/attraction-cape-peninsula",
  "version": "5f0bff",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "26% 84%",
  "placeholder": "linear-gradient(#5ca5c5,#b6c5bc,#97a4a7,#7d9591,#b09673)",
  "alt": "Two travellers pose behind the wooden sign at the Cape of Good Hope, surf and kelp on the rocks behind them and two ostriches on the beach."
} as const;

export const attractionRobbenIslandPicture = {
  "path": "/art/attraction-robben-island",
  "version": "7d8fe1",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "52% 80%",
  "placeholder": "linear-gradient(#76b9d4,#bed7d0,#a5b793,#beb4a3,#b5a588)",
  "alt": "Visitors stand before the cairn of stones in the white limestone quarry on Robben Island, the lighthouse above it and Table Mountain across the water."
} as const;

export const attractionCapeWinelandsPicture = {
  "path": "/art/attraction-cape-winelands",
  "version": "e6cb4f",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "56% 80%",
  "placeholder": "linear-gradient(#a4bdb8,#cba37f,#b07c4f,#a48356,#a68363)",
  "alt": "A table with wine, bread and cheese under autumn oaks in Franschhoek, barrels beside it, and the open wine tram passing through red and gold vineyards."
} as const;

export const attractionHermanusWhaleWatchingPicture = {
  "path": "/art/attraction-hermanus-whale-watching",
  "version": "9aa8c5",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "56% 52%",
  "placeholder": "linear-gradient(#6bb3cf,#b6cec9,#8aabab,#5e98a8,#838785)",
  "alt": "A southern right whale breaches close to the rocks at Hermanus while the whale crier blows his kelp horn and onlookers lean on the railing."
} as const;

export const fleetSedanPicture = {
  "path": "/art/fleet-sedan",
  "version": "3bda55",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 92%",
  "placeholder": "linear-gradient(#8bbbcc,#b9b6b5,#a89d95,#a1a4a0,#676774)",
  "alt": "A silver executive sedan waits in Long Street in the morning, before Victorian shops with iron balconies, Table Mountain above the roofs."
} as const;

export const fleetShuttlePicture = {
  "path": "/art/fleet-shuttle",
  "version": "45a6f8",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "58% 92%",
  "placeholder": "linear-gradient(#73b6cb,#cfe3d7,#ced4c6,#93a29b,#7b7071)",
  "alt": "A white shuttle stands on the promenade beside the red and white striped lighthouse of Green Point, with Robben Island across the water."
} as const;

export const fleetLuxuryCoachPicture = {
  "path": "/art/fleet-luxury-coach",
  "version": "606a2e",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "60% 92%",
  "placeholder": "linear-gradient(#9fa9b5,#bc9d95,#958e85,#929094,#83777e)",
  "alt": "A small luxury coach stands at the white gates of a wine farm at golden hour, rows of lavender behind it and the Franschhoek mountains in the last light."
} as const;

export const fleetLargeCoachPicture = {
  "path": "/art/fleet-large-coach",
  "version": "6e0513",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 90%",
  "placeholder": "linear-gradient(#364e75,#7996b3,#9cb5c0,#6e868f,#606c73)",
  "alt": "A fifty-seat coach waits outside the Cape Town stadium on the night of a match while supporters with flags walk to the lit bowl."
} as const;

export const partnersPicture = {
  "path": "/art/partners",
  "version": "77013e",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 86%",
  "placeholder": "linear-gradient(#6ab1ca,#b0ccc8,#a0a19b,#938f89,#af9e90)",
  "alt": "A hotel porter and a driver shake hands in a street with four doors, a travel agency, a hotel, a garage and a dispatch office, their neighbours looking on."
} as const;

export const hotelPartnershipPicture = {
  "path": "/art/hotel-partnership",
  "version": "2e3d53",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "56% 74%",
  "placeholder": "linear-gradient(#d8c1a4,#b4aa9e,#aa9383,#aa937d,#8b6159)",
  "alt": "A receptionist at a hotel desk hands a key to two guests while a porter brings their luggage and a shuttle waits outside the glass doors."
} as const;

export const ridesharePicture = {
  "path": "/art/rideshare",
  "version": "f016b4",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "62% 90%",
  "placeholder": "linear-gradient(#84bece,#b1beb7,#b1b0a0,#a59a8f,#908480)",
  "alt": "Five very different passengers, among them a surfer and a woman in a wheelchair, queue at a stop with a timetable while a shared shuttle holds its door open."
} as const;

export const aboutPicture = {
  "path": "/art/about",
  "version": "f56611",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 84%",
  "placeholder": "linear-gradient(#746d9d,#c493a1,#b69498,#8e8e90,#7c7681)",
  "alt": "The depot at dawn: drivers wash a shuttle and share coffee between a sedan, a small coach and a large one, while the first light reaches Table Mountain."
} as const;

export const contactPicture = {
  "path": "/art/contact",
  "version": "9b5f11",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "58% 48%",
  "placeholder": "linear-gradient(#4a566d,#768695,#56748c,#4e4c56,#4e2d34)",
  "alt": "A dispatcher with a headset sits at her desk at night before a lit map of the Cape, the city’s lights and Table Mountain outside the window."
} as const;

export const reviewsPicture = {
  "path": "/art/reviews",
  "version": "506b19",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "50% 50%",
  "placeholder": "linear-gradient(#b68a67,#aba493,#c8a789,#c3b8b3,#9d785b)",
  "alt": "Postcards from travellers pinned to a cork board, with penguins, a whale, Table Mountain and a vineyard on them, and a row of five gold stars."
} as const;

export const notFoundPicture = {
  "path": "/art/not-found",
  "version": "c33000",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200, 1920],
  "focus": "68% 70%",
  "placeholder": "linear-gradient(#3e4077,#ab6d91,#8a5c7e,#706070,#7a6474)",
  "alt": "At dusk a shuttle has stopped on a mountain pass beside a signpost whose arrows point every way, while a dassie looks on from its rock."
} as const;

export const arrivalsHallPicture = {
  "path": "/art/arrivals-hall",
  "version": "cf9bd5",
  "width": 1200,
  "height": 800,
  "widths": [480, 800, 1200],
  "focus": "58% 62%",
  "placeholder": "linear-gradient(#cecebf,#adbaaf,#abb0a0,#aaa291,#a49181)",
  "alt": "In the arrivals hall passengers come through the sliding doors with their cases, and a driver waits beyond the rail with a name board."
} as const;

/** Every picture by name: for lists and for the server. A page that shows one picture imports that one alone. */
export const pictures = {
  "hero": heroPicture,
  "hero-tall": heroTallPicture,
  "airport-transfers": airportTransfersPicture,
  "private-shuttles": privateShuttlesPicture,
  "group-transfers": groupTransfersPicture,
  "coach-hire": coachHirePicture,
  "staff-transport": staffTransportPicture,
  "corporate-events": corporateEventsPicture,
  "chauffeur-services": chauffeurServicesPicture,
  "car-hire": carHirePicture,
  "cape-peninsula": capePeninsulaPicture,
  "winelands": winelandsPicture,
  "table-mountain": tableMountainPicture,
  "township": townshipPicture,
  "whale-watching": whaleWatchingPicture,
  "sunset-photography": sunsetPhotographyPicture,
  "garden-route": gardenRoutePicture,
  "robben-island": robbenIslandPicture,
  "west-coast": westCoastPicture,
  "overberg": overbergPicture,
  "winelands-cellar": winelandsCellarPicture,
  "district-six": districtSixPicture,
  "township-kitchen": townshipKitchenPicture,
  "paternoster": paternosterPicture,
  "cape-agulhas": capeAgulhasPicture,
  "bo-kaap": boKaapPicture,
  "kirstenbosch-gardens": kirstenboschGardensPicture,
  "va-waterfront": vaWaterfrontPicture,
  "camps-bay": campsBayPicture,
  "lions-head": lionsHeadPicture,
  "zeitz-museum": zeitzMuseumPicture,
  "chapmans-peak": chapmansPeakPicture,
  "signal-hill": signalHillPicture,
  "groot-constantia": grootConstantiaPicture,
  "tsitsikamma": tsitsikammaPicture,
  "oudtshoorn": oudtshoornPicture,
  "cango-caves": cangoCavesPicture,
  "mossel-bay": mosselBayPicture,
  "langebaan-lagoon": langebaanLagoonPicture,
  "plettenberg-bay": plettenbergBayPicture,
  "bettys-bay": bettysBayPicture,
  "hermanus": hermanusPicture,
  "hermanus-cliff-path": hermanusCliffPathPicture,
  "attraction-table-mountain": attractionTableMountainPicture,
  "attraction-cape-peninsula": attractionCapePeninsulaPicture,
  "attraction-robben-island": attractionRobbenIslandPicture,
  "attraction-cape-winelands": attractionCapeWinelandsPicture,
  "attraction-hermanus-whale-watching": attractionHermanusWhaleWatchingPicture,
  "fleet-sedan": fleetSedanPicture,
  "fleet-shuttle": fleetShuttlePicture,
  "fleet-luxury-coach": fleetLuxuryCoachPicture,
  "fleet-large-coach": fleetLargeCoachPicture,
  "partners": partnersPicture,
  "hotel-partnership": hotelPartnershipPicture,
  "rideshare": ridesharePicture,
  "about": aboutPicture,
  "contact": contactPicture,
  "reviews": reviewsPicture,
  "not-found": notFoundPicture,
  "arrivals-hall": arrivalsHallPicture,
} as const;

export type PictureName = keyof typeof pictures;
