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
