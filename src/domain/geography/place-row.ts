export type PlaceKind =
  | "airport"
  | "suburb"
  | "attraction"
  | "harbour"
  | "business"
  | "town"
  | "station"
  | "wine"
  | "mall"
  | "beach"
  | "university"
  | "hospital"
  | "hotel"
  | "stay"
  | "reserve"
  | "pass"
  | "city";

export type PlaceRow = readonly [
  id: string,
  name: string,
  kind: PlaceKind,
  latitude: number,
  longitude: number,
  area: string,
  otherNames: readonly string[],
];

/** A hotel or guesthouse; the id of its suburb or town comes first. */
export type StayRow = readonly [
  suburb: string,
  name: string,
  latitude: number,
  longitude: number,
  otherNames: readonly string[],
];
