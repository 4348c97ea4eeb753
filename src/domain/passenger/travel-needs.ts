/** By what a list of passengers is filtered. */
export const travelNeeds = ["any", "wheelchair", "child_seat", "allergy", "other"] as const;
export type TravelNeed = (typeof travelNeeds)[number];

export const travelNeedLabels: Readonly<Record<TravelNeed, string>> = {
  any: "Any need",
  wheelchair: "Wheelchair",
  child_seat: "Child seat",
  allergy: "Allergy",
  other: "Other needs",
};
