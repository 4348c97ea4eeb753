import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  factors,
  invites,
  oneTimeTokens,
  recoveryCodes,
  savedAddresses,
  savedPassengers,
  sessions,
  users,
} from "#db/schema/accounts.ts";

export async function updateProfile(db: Database, userId: string, change: { name: string; phone: string; at: Date }) {
  await db
    .update(users)
    .set({ name: change.name, phone: change.phone, updatedAt: change.at })
    .where(eq(users.id, userId));
}

/** Locks the person's row, so that simultaneous saves are counted one after the other. */
export async function holdPerson(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

export type PassengerRow = typeof savedPassengers.$inferInsert;
export type AddressRow = typeof savedAddresses.$inferInsert;

export async function insertPassenger(db: Database, row: PassengerRow): Promise<void> {
  await db.insert(savedPassengers).values(row);
}

export async function insertAddress(db: Database, row: AddressRow): Promise<void> {
  await db.insert(savedAddresses).values(row);
}

/** False if the person has no such row; likewise the three below. */
export async function updatePassenger(db: Database, { id, userId, ...change }: Omit<PassengerRow, "createdAt">) {
  const mine = and(eq(savedPassengers.id, id), eq(savedPassengers.userId, userId));
  const changed = await db.update(savedPassengers).set(change).where(mine).returning({ id: savedPassengers.id });
  return changed.length > 0;
}

export async function updateAddress(db: Database, { id, userId, ...change }: Omit<AddressRow, "createdAt">) {
  const mine = and(eq(savedAddresses.id, id), eq(savedAddresses.userId, userId));
  const changed = await db.update(savedAddresses).set(change).where(mine).returning({ id: savedAddresses.id });
  return changed.length > 0;
}

export async function deletePassenger(db: Database, userId: string, id: string): Promise<boolean> {
  const mine = and(eq(savedPassengers.id, id), eq(savedPassengers.userId, userId));
  return (await db.delete(savedPassengers).where(mine).returning({ id: savedPassengers.id })).length > 0;
}

export async function deleteAddress(db: Database, userId: string, id: string): Promise<boolean> {
  const mine = and(eq(savedAddresses.id, id), eq(savedAddresses.userId, userId));
  return (await db.delete(savedAddresses).where(mine).returning({ id: savedAddresses.id })).length > 0;
}

/** Someone others have saved, known by a number. */
export async function forgetPassengersByPhone(db: Database, phones: readonly string[]): Promise<void> {
  await db
    .delete(savedPassengers)
    .where(
      sql`${savedPassengers.phone} <> '' and phone_digits(${savedPassengers.phone}) = any(${sql.param([...phones])}::text[])`,
    );
}

/** Leaves a row that others refer to but that identifies no one. No one can sign in as it or write to it. */
export async function eraseUser(db: Database, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await db.delete(savedPassengers).where(eq(savedPassengers.userId, userId));
  await db.delete(savedAddresses).where(eq(savedAddresses.userId, userId));
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(factors).where(eq(factors.userId, userId));
  await db.update(sessions).set({ ip: "", userAgent: "" }).where(eq(sessions.userId, userId));
  await db
    .update(users)
    .set({
      status: "erased",
      name: "Erased",
      email: unusable(userId),
      phone: "",
      passwordHash: null,
      emailConfirmedAt: null,
      lastSignInAt: null,
      updatedAt: at,
    })
    .where(eq(users.id, userId));
}

export async function eraseInvites(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(invites)
    .set({ email: "erased@erased.invalid", name: "" })
    .where(inArray(invites.id, [...ids]));
}

/** One per person, because addresses are unique; `invalid` can never be a real domain. */
const unusable = (userId: string) => `erased-${userId}@erased.invalid`;
