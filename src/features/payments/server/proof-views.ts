import { and, eq, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { payments, transferProofs } from "#db/schema/payments.ts";
import { storedFiles } from "#db/schema/platform.ts";

export async function findFileHash(db: ReadDb, fileId: string): Promise<string | undefined> {
  const [row] = await db.select({ sha256: storedFiles.sha256 }).from(storedFiles).where(eq(storedFiles.id, fileId));
  return row?.sha256;
}

/** References of other bookings for which the same file was sent as proof. */
export async function findSameProofs(db: ReadDb, proof: { sha256: string; paymentId: string }): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reference: bookings.reference })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(transferProofs.sha256, proof.sha256), ne(transferProofs.paymentId, proof.paymentId)));
  return rows.map(({ reference }) => reference);
}

/** A proof with its payment and booking, for emails. */
export async function findProof(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      id: transferProofs.id,
      state: transferProofs.state,
      reason: transferProofs.reason,
      claimedCents: transferProofs.claimedCents,
      claimedOn: transferProofs.claimedOn,
      payer: transferProofs.payer,
      sha256: transferProofs.sha256,
      paymentId: payments.id,
      paymentState: payments.state,
      amountCents: payments.amountCents,
      transferReference: payments.transferReference,
      reference: bookings.reference,
      isTest: bookings.isTest,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
    })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(transferProofs.id, id));
  if (!row) throw new Error(`There is no proof ${id}.`);
  return row;
}

export type ProofForEmail = Awaited<ReturnType<typeof findProof>>;
