import { and, asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { factors, savedAddresses, savedPassengers, userRoles, users } from "#db/schema/accounts.ts";

export async function findProfile(db: ReadDb, userId: string) {
  const [user] = await db
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      emailConfirmedAt: users.emailConfirmedAt,
      passwordHash: users.passwordHash,
      lastSignInAt: users.lastSignInAt,
      createdAt: users.createdAt,
      privacyVersion: users.privacyVersion,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`There is no user ${userId}.`);
  return user;
}

export const findRolesOf = (db: ReadDb, userId: string) =>
  db
    .select({ role: userRoles.role, grantedAt: userRoles.grantedAt })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role));

export const findPassengersOf = (db: ReadDb, userId: string) =>
  db
    .select({
      id: savedPassengers.id,
      first_name: savedPassengers.firstName,
      last_name: savedPassengers.lastName,
      phone: savedPassengers.phone,
      needs: savedPassengers.needs,
      wheelchair: savedPassengers.wheelchair,
      child_seat: savedPassengers.childSeat,
      allergy: savedPassengers.allergy,
      language: savedPassengers.language,
    })
    .from(savedPassengers)
    .where(eq(savedPassengers.userId, userId))
    .orderBy(asc(savedPassengers.lastName), asc(savedPassengers.firstName), asc(savedPassengers.id));

export const findAddressesOf = (db: ReadDb, userId: string) =>
  db
    .select({ id: savedAddresses.id, label: savedAddresses.label, address: savedAddresses.address })
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(asc(savedAddresses.label), asc(savedAddresses.id));

export const hasSecondFactor = async (db: ReadDb, userId: string): Promise<boolean> =>
  (await db.$count(factors, and(eq(factors.userId, userId), eq(factors.state, "verified")))) > 0;
