import { createHmac, randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { accessCode, bookingReference } from "#domain/booking/booking-reference.ts";

/** Made here and not by the database: PostgreSQL 15 to 17 have no uuid v7. */
export const newId = () => v7();
export const newReference = () => bookingReference(randomBytes(6));
export const newAccessCode = () => accessCode(randomBytes(8));

/** Made from the reference and our secret, so that any later email can carry it and the database holds none. */
export const accessCodeFor = (secret: string, reference: string) =>
  accessCode(createHmac("sha256", secret).update(`access-code:${reference}`).digest());

/** The unguessable end of a link to one record: 132 bits, too many to try. */
export const linkSealFor = (secret: string, record: string) =>
  createHmac("sha256", secret).update(`link:${record}`).digest("base64url").slice(0, 22);
