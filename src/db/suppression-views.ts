import { and, eq, isNull } from "drizzle-orm";
import { addressKey, stopsEmail } from "#domain/mail/returned-mail.ts";
import type { ReadDb } from "./connect.ts";
import { suppressedAddresses } from "./schema/email.ts";

/** Why an address gets no email now; undefined where it does. */
export async function findSuppression(db: ReadDb, address: string, { isMarketing }: { isMarketing: boolean }) {
  const [row] = await db
    .select()
    .from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.address, addressKey(address)), isNull(suppressedAddresses.liftedAt)));
  return row && stopsEmail(row.reason, isMarketing) ? row : undefined;
}
