import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver } from "../booking/a-trip.ts";
import { aDocument } from "./a-document.ts";

type Changes = Parameters<typeof aDriver>[0] & {
  /** Null for a guide who never handed in a registration. */
  readonly registeredUntil?: string | null;
};

/** Writes someone who guides, with a registration and a first aid certificate. */
export async function writeGuide(
  { db }: Pick<Context, "db">,
  { registeredUntil = "2028-06-30", ...changes }: Changes = {},
): Promise<string> {
  const guide = aDriver({
    firstName: "Lerato",
    lastName: "Dube",
    email: "lerato@example.com",
    isGuide: true,
    ...changes,
  });
  await db.insert(drivers).values(guide);
  await db.insert(documents).values(aDocument("first_aid", guide.id));
  if (registeredUntil) {
    const expiresOn = localDate(registeredUntil);
    await db.insert(documents).values(aDocument("guide_registration", guide.id, { expiresOn }));
  }
  return guide.id;
}
