import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { invites } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";

export async function findInvite(db: ReadDb, tokenHash: string) {
  const [invite] = await db
    .select({
      email: invites.email,
      name: invites.name,
      role: invites.role,
      expiresAt: invites.expiresAt,
      acceptedAt: invites.acceptedAt,
      withdrawnAt: invites.withdrawnAt,
    })
    .from(invites)
    .where(eq(invites.tokenHash, tokenHash));
  return invite;
}

/** The person an application asks us to invite. */
export async function findApplicant(db: ReadDb, applicationId: string) {
  const [applicant] = await db
    .select({
      email: partnerApplications.email,
      name: partnerApplications.contactName,
      role: partnerApplications.kind,
      state: partnerApplications.state,
    })
    .from(partnerApplications)
    .where(eq(partnerApplications.id, applicationId));
  if (!applicant) throw new Error(`There is no application ${applicationId}.`);
  return applicant;
}

/** A driver our team added, who may have no account yet. */
export async function findInvitedDriver(db: ReadDb, driverId: string) {
  const [driver] = await db
    .select({
      email: drivers.email,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      userId: drivers.userId,
      state: drivers.state,
    })
    .from(drivers)
    .where(eq(drivers.id, driverId));
  if (!driver) throw new Error(`There is no driver ${driverId}.`);
  return driver;
}
