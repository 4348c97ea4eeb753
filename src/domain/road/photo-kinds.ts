/** The kinds of photographs drivers take, with their labels. */
export const photoKinds = ["arrival", "no_show", "vehicle_check", "incident", "other"] as const;
export type PhotoKind = (typeof photoKinds)[number];

export const photoKindLabels: Readonly<Record<PhotoKind, string>> = {
  arrival: "Arrival",
  no_show: "No-show",
  vehicle_check: "Vehicle check",
  incident: "Incident",
  other: "Photograph",
};
