/** Why money is owed to a driver; a negative amount is owed to the company. */
export const payItemKinds = ["trip", "tip", "shift", "cash", "adjustment"] as const;
export type PayItemKind = (typeof payItemKinds)[number];

export const payItemLabels: Readonly<Record<PayItemKind, string>> = {
  trip: "Trip",
  tip: "Tip",
  shift: "Shift",
  cash: "Cash not handed in",
  adjustment: "Adjustment",
};
