import type { userRoles, users } from "#db/schema/accounts.ts";
import type { organisationMembers } from "#db/schema/partners.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import { type DemoEmail, demoAccounts } from "./demo-users.ts";
import type { Partners } from "./partners.ts";

export type Accounts = {
  readonly users: readonly (typeof users.$inferInsert)[];
  readonly userRoles: readonly (typeof userRoles.$inferInsert)[];
  idOf(email: DemoEmail): string;
};

/** The people who can sign in to the demo. */
export function accounts(clock: SeedClock): Accounts {
  const luck = random("accounts");
  const made = demoAccounts.map(({ email, name, phone, roles }) => {
    const createdAt = clock.at(-luck.whole(60, 380), luck.whole(8 * 60, 17 * 60));
    return { user: { id: luck.id(createdAt), email, name, phone, createdAt }, roles };
  });
  return {
    users: made.map(({ user }) => user),
    userRoles: made.flatMap(({ user, roles }) =>
      roles.map((role) => ({ userId: user.id, role, grantedAt: user.createdAt })),
    ),
    idOf: (email) => found(made.find(({ user }) => user.email === email)).user.id,
  };
}

export type Membership = typeof organisationMembers.$inferInsert;

/** Which account speaks for which organisation. */
export function memberships(all: Partners, { idOf }: Accounts): Membership[] {
  const [hotel] = all.hotels;
  const [agency] = all.agencies;
  const [corporate] = all.corporates;
  return [
    { organisationId: found(hotel).id, userId: idOf("hotel@demo.example") },
    { organisationId: found(agency).id, userId: idOf("agent@demo.example") },
    { organisationId: all.provider.id, userId: idOf("provider@demo.example") },
    { organisationId: found(corporate).id, userId: idOf("corporate@demo.example") },
  ];
}

/** The partners that can be looked at, each with the account of its owner. */
export const ownedPartners = (all: Partners, { idOf }: Accounts) => {
  const ofAccount = [
    { partner: found(all.hotels[0]), email: "hotel@demo.example" },
    { partner: found(all.agencies[0]), email: "agent@demo.example" },
    { partner: all.provider, email: "provider@demo.example" },
  ] as const;
  return ofAccount.map(({ partner: { id, name }, email }) => ({ id, name, owner: idOf(email) }));
};

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The demo company is incomplete.");
  return value;
}
