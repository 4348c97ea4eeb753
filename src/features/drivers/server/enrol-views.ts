import { and, eq, isNotNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { invites, users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";

/** A person’s account. */
export async function findAccount(db: ReadDb, userId: string) {
  const [account] = await db
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new Error(`There is no user ${userId}.`);
  return account;
}

/** A driver’s own application. */
export async function findDriverApplication(db: ReadDb, applicationId: string) {
  const [application] = await db
    .select({
      name: partnerApplications.contactName,
      phone: partnerApplications.phone,
      area: partnerApplications.area,
      details: partnerApplications.details,
    })
    .from(partnerApplications)
    .where(and(eq(partnerApplications.id, applicationId), eq(partnerApplications.kind, "driver")));
  return application;
}

/** The driver of an application, through the account opened with its invitation. */
export async function findDriverOfApplication(db: ReadDb, applicationId: string) {
  const [driver] = await db
    .select({ id: drivers.id, state: drivers.state, bornOn: drivers.bornOn })
    .from(invites)
    .innerJoin(drivers, eq(drivers.userId, invites.acceptedBy))
    .innerJoin(partnerApplications, eq(partnerApplications.id, invites.applicationId))
    .where(
      and(
        eq(invites.applicationId, applicationId),
        isNotNull(invites.acceptedAt),
        eq(partnerApplications.kind, "driver"),
      ),
    );
  return driver;
}
