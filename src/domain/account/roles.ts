/** The roles a person can have in the company. Signed in without one, they are a customer. */
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

export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "person";
      readonly userId: string;
      readonly roles: readonly Role[];
      /** The session of the request; absent for work that no browser started. */
      readonly session?: ActorSession;
    }
  | { readonly kind: "system" };

export type ActorSession = {
  readonly id: string;
  /** 2 once a second factor has been entered. */
  readonly assurance: 1 | 2;
  readonly factorAt: Date | undefined;
  /** Has two-step verification but has not entered a code in this session: treated like a visitor until then. */
  readonly owesFactor?: boolean;
  /** The super-user who is viewing the site as this person. */
  readonly impersonatorId: string | undefined;
};

export const visitor: Actor = { kind: "visitor" };
export const system: Actor = { kind: "system" };

/** The actor as recorded with a change: a user's id, or the kind of visitor. */
export const nameOfActor = (actor: Actor): string => (actor.kind === "person" ? actor.userId : actor.kind);

const staff: ReadonlySet<Role> = new Set(["super_user", "admin", "dispatcher"]);

/** Our own team. They see everyone’s data, so their sign-in is stricter. */
export const isStaffRole = (role: Role): boolean => staff.has(role);

export const isStaff = (actor: Actor): boolean => actor.kind === "person" && actor.roles.some(isStaffRole);
