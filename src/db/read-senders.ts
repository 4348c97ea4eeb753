import { eq } from "drizzle-orm";
import { noSenders, type Senders, senderKindOf } from "#domain/company/senders.ts";
import type { ReadDb } from "./connect.ts";
import { findCompany } from "./read-company.ts";
import { settings } from "./schema/settings.ts";

/** The company’s senders. Exported again by features’ views. */
export async function findSenders(db: ReadDb): Promise<Senders> {
  const [saved] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, "senders"));
  return { ...noSenders, ...(saved?.value as Partial<Senders> | undefined) };
}

/** The sender of an email by its template, and the address for answers. An empty address has a default where it is sent. */
export async function findSenderOf(db: ReadDb, template: string) {
  const senders = await findSenders(db);
  const { name, email } = await findCompany(db);
  return { name, email: senders.replies || email, from: senders[senderKindOf(template)] };
}
