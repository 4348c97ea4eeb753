/** Records that can be deleted and put back by a super-user. */
export const deletionKinds = {
  document: "Document",
  booking_document: "Document of a booking",
  invoice_draft: "Draft invoice",
  provider_invoice: "Provider’s invoice",
  partner_contact: "Partner contact",
  colleague: "Partner’s colleague",
  saved_view: "Saved view",
  saved_passenger: "Saved passenger",
  saved_address: "Saved address",
  expense: "Shift expense",
  vehicle_log: "Fuel or odometer entry",
  vehicle_absence: "Planned absence of a vehicle",
  driver_shift: "Shifts of a driver",
} as const;
export type DeletionKind = keyof typeof deletionKinds;

/** For this many days a deletion can be undone. */
export const undoDays = 30;

type DeletedRow = { readonly content: Readonly<Record<string, unknown>> };

const naming = ["name", "title", "number", "label", "type", "kind", "km", "amount_cents"] as const;

/** A deleted record’s name, from the first of its rows that has one. */
export function deletionName(rows: readonly DeletedRow[]): string {
  for (const { content } of rows) {
    const person = [content.first_name, content.last_name].filter((part) => typeof part === "string").join(" ");
    if (person) return person;
    for (const key of naming) {
      const value = content[key];
      if (typeof value === "string" && value !== "") return value.replaceAll("_", " ");
      if (typeof value === "number") return key === "km" ? `${value} km` : `R${(value / 100).toFixed(2)}`;
    }
  }
  return "";
}
