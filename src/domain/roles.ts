/** What a person may be to the company. A signed-in person with none of these is a customer. */
export const roles = [
  "super_user",
  "admin",
  "dispatcher",
  "driver",
  "hotel",
  "travel_agent",
  "driver_provider",
  "corporate",
] as const;

export type Role = (typeof roles)[number];

/** Who is asking. */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "person"; readonly userId: string; readonly roles: readonly Role[] }
  | { readonly kind: "system" };

export const visitor: Actor = { kind: "visitor" };
export const system: Actor = { kind: "system" };

/** Who did it, for the record of a change: a user's id, or what kind of stranger it was. */
export const nameOfActor = (actor: Actor): string => (actor.kind === "person" ? actor.userId : actor.kind);
