import type { RoadLength } from "./measure-road.ts";

type Known = readonly [kilometres: number, minutes: number];

/**
 * Drives people know: from the centre of Cape Town and from the airport to the towns and sights we write about, by the
 * road a driver takes, outside the rush hours. Our table of main roads comes close; what we print is exact, and every
 * page, price, plan and answer reads it here.
 */
const knownDrives: Readonly<Record<string, { readonly city: Known; readonly airport: Known }>> = {
  "bettys-bay": { city: [95, 80], airport: [80, 65] },
  "bo-kaap": { city: [1, 5], airport: [21, 25] },
  caledon: { city: [113, 80], airport: [95, 65] },
  "camps-bay": { city: [7, 15], airport: [26, 30] },
  "cango-caves": { city: [450, 300], airport: [446, 300] },
  "chapmans-peak-drive": { city: [28, 40], airport: [40, 50] },
  franschhoek: { city: [82, 65], airport: [65, 55] },
  george: { city: [432, 265], airport: [416, 250] },
  "groot-constantia": { city: [20, 25], airport: [28, 30] },
  hermanus: { city: [122, 90], airport: [104, 80] },
  "hermanus-cliff-path": { city: [122, 90], airport: [104, 80] },
  "hermanus-old-harbour": { city: [122, 90], airport: [104, 80] },
  "kirstenbosch-national-botanical-garden": { city: [13, 20], airport: [21, 20] },
  knysna: { city: [490, 310], airport: [474, 295] },
  "langebaan-lagoon": { city: [124, 85], airport: [136, 95] },
  "lions-head": { city: [5, 10], airport: [23, 25] },
  "mossel-bay": { city: [389, 240], airport: [373, 225] },
  oudtshoorn: { city: [422, 275], airport: [418, 275] },
  "plettenberg-bay": { city: [522, 335], airport: [506, 320] },
  "signal-hill": { city: [7, 15], airport: [25, 30] },
  stellenbosch: { city: [50, 50], airport: [32, 30] },
  swellendam: { city: [220, 140], airport: [204, 125] },
  "table-mountain-lower-cable-station": { city: [6, 10], airport: [24, 25] },
  "tsitsikamma-national-park": { city: [590, 385], airport: [574, 370] },
  "vanda-waterfront": { city: [3, 10], airport: [22, 25] },
  "zeitz-museum-of-contemporary-art-africa": { city: [2, 5], airport: [21, 25] },
};

const starts: Readonly<Record<string, "city" | "airport">> = {
  "cape-town-city-centre": "city",
  "cape-town-international-airport": "airport",
};

/** The drive between two places by id, in either direction; undefined if our table of roads must measure it. */
export function knownDrive(from: string, to: string): RoadLength | undefined {
  const there = starts[from];
  const back = starts[to];
  const known = (there && knownDrives[to]?.[there]) ?? (back && knownDrives[from]?.[back]);
  return known && { kilometres: known[0], minutes: known[1] };
}
