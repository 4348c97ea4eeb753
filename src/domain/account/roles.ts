/** The roles a person may have in the company. A signed-in person with none of these is a customer. */
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

/** The caller. */
export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "person";
      readonly userId: string;
      readonly roles: readonly Role[];
      /** The session the request came in, absent where someone acts without a browser. */
      readonly session?: ActorSession;
    }
  | { readonly kind: "system" };

export type ActorSession = {
  readonly id: string;
  /** 2 once a second factor was shown. */
  readonly assurance: 1 | 2;
  readonly factorAt: Date | undefined;
  /** Has set up a second factor and not shown it in this session: until then no more than a visitor. */
  readonly owesFactor?: boolean;
  /** The super-user who looks through this person's eyes. */
  readonly impersonatorId: string | undefined;
};

export const visitor: Actor = { kind: "visitor" };
export const system: Actor = { kind: "system" };

/** The actor, for the record of a change: a user's id, or what kind of stranger it was. */
export const nameOfActor = (actor: Actor): string => (actor.kind === "person" ? actor.userId : actor.kind);

const staff: ReadonlySet<Role> = new Set(["super_user", "admin", "dispatcher"]);

/** Our own team: they see everyone’s data, so signing in asks more of them. */
export const isStaffRole = (role: Role): boolean => staff.has(role);

export const isStaff = (actor: Actor): boolean => actor.kind === "person" && actor.roles.some(isStaffRole);
