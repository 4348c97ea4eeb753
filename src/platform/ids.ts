import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { accessCode, bookingReference } from "#domain/booking-reference.ts";

/** Made here and not by the database: PostgreSQL 15 to 17 have no uuid v7. */
export const newId = () => v7();
export const newReference = () => bookingReference(randomBytes(6));
export const newAccessCode = () => accessCode(randomBytes(8));
