/** A place guests sleep, meet or sail from, and how far it is from the airport by road (off-peak minutes). */
export type Stay = { readonly name: string; readonly airportKm: number; readonly airportMinutes: number };

export const airport = "Cape Town International Airport";

const stay = (name: string, airportKm: number, airportMinutes: number): Stay => ({ name, airportKm, airportMinutes });

export const businessHotel = stay("Southern Sun The Cullinan, Foreshore", 21, 23);

/** Where the guests stay, with how often (a hotel at the Waterfront is asked for far more than a villa in Hout Bay). */
export const stays: readonly (readonly [Stay, number])[] = [
  [stay("The Table Bay Hotel, V&A Waterfront", 23, 26), 8],
  [stay("Cape Grace Hotel, V&A Waterfront", 22, 25), 7],
  [stay("Radisson Blu Hotel Waterfront, Granger Bay", 24, 27), 6],
  [businessHotel, 7],
  [stay("The Westin Cape Town, Foreshore", 21, 23), 6],
  [stay("Taj Cape Town, City Centre", 20, 22), 4],
  [stay("Belmond Mount Nelson Hotel, Gardens", 21, 24), 5],
  [stay("President Hotel, Bantry Bay", 25, 30), 6],
  [stay("The Bay Hotel, Camps Bay", 26, 30), 6],
  [stay("The Twelve Apostles Hotel, Camps Bay", 31, 36), 4],
  [stay("Vineyard Hotel, Newlands", 19, 22), 4],
  [stay("Cape Town Marriott Crystal Towers, Century City", 17, 18), 4],
  [stay("Lagoon Beach Hotel, Milnerton", 22, 22), 3],
  [stay("Sea Point", 24, 28), 7],
  [stay("Green Point", 23, 26), 6],
  [stay("De Waterkant", 22, 24), 4],
  [stay("Gardens", 21, 23), 4],
  [stay("Tamboerskloof", 22, 25), 3],
  [stay("Camps Bay", 26, 30), 5],
  [stay("Hout Bay", 33, 38), 3],
  [stay("Constantia", 24, 27), 3],
  [stay("Claremont", 18, 20), 3],
  [stay("Muizenberg", 27, 28), 2],
  [stay("Simon's Town", 36, 42), 2],
  [stay("Bloubergstrand", 31, 31), 3],
  [stay("Durbanville", 21, 22), 2],
  [stay("Somerset West", 30, 25), 2],
  [stay("Stellenbosch", 32, 30), 5],
  [stay("Franschhoek", 65, 55), 4],
  [stay("Paarl", 49, 42), 2],
];

/** Where a company sends its people. */
export const workplaces: readonly Stay[] = [
  stay("Cape Town International Convention Centre", 21, 23),
  stay("Century City Conference Centre", 17, 18),
  stay("Black River Park, Observatory", 15, 17),
  stay("Techno Park, Stellenbosch", 30, 28),
  stay("Westlake Business Park", 26, 27),
];

/** Where the early shift is collected. */
export const homeSuburbs = ["Khayelitsha", "Mitchells Plain", "Gugulethu", "Bellville", "Athlone"] as const;

/** Where groups go: name, kilometres and minutes from the city centre. */
export const outings: readonly { readonly name: string; readonly km: number; readonly minutes: number }[] = [
  { name: "Spier Wine Farm, Stellenbosch", km: 46, minutes: 42 },
  { name: "Boschendal, Franschhoek Valley", km: 71, minutes: 60 },
  { name: "Groot Constantia", km: 20, minutes: 25 },
  { name: "DHL Stadium, Green Point", km: 4, minutes: 10 },
  { name: "Kirstenbosch National Botanical Garden", km: 13, minutes: 18 },
  { name: "Cape Town Cruise Terminal", km: 3, minutes: 8 },
  { name: "Vergelegen, Somerset West", km: 52, minutes: 47 },
];

/** Road minutes to the inland towns of the tariff, from the city or the airport alike. */
export const inlandRoads: Readonly<Record<string, { readonly km: number; readonly minutes: number }>> = {
  Hermanus: { km: 122, minutes: 90 },
  Stellenbosch: { km: 50, minutes: 48 },
  Franschhoek: { km: 82, minutes: 65 },
  George: { km: 432, minutes: 265 },
  Knysna: { km: 490, minutes: 310 },
  "Plettenberg Bay": { km: 522, minutes: 335 },
  Oudtshoorn: { km: 422, minutes: 275 },
  Swellendam: { km: 220, minutes: 140 },
  Caledon: { km: 113, minutes: 78 },
};
