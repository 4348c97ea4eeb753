/** How someone is related to another person or to an organisation. */
export const relationshipKinds = ["assistant", "guest", "books_for", "concierge"] as const;
export type RelationshipKind = (typeof relationshipKinds)[number];

/** Seen from the first: “Assistant of Thandi Mokoena”. */
export const relationshipLabels: Readonly<Record<RelationshipKind, string>> = {
  assistant: "Assistant of",
  guest: "Guest of",
  books_for: "Books for",
  concierge: "Concierge at",
};

/** Seen from the other. */
export const inverseLabels: Readonly<Record<RelationshipKind, string>> = {
  assistant: "Has the assistant",
  guest: "Has the guest",
  books_for: "Booked for by",
  concierge: "Has the concierge",
};

/** A concierge works at an organisation, an assistant for a person; the others are either. */
export function fitsRelationship(kind: RelationshipKind, other: "person" | "organisation"): boolean {
  if (kind === "concierge") return other === "organisation";
  return kind === "assistant" ? other === "person" : true;
}
