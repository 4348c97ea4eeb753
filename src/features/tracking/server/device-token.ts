import { createHash, randomBytes } from "node:crypto";

/** Without letters and digits that look alike; 32 of them, so that a byte picks one evenly. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 16;

/** Eighty bits, in groups that are easy to type from a screen: ABCD-EFGH-JKLM-NPQR. */
export const newDeviceToken = (): string =>
  [...randomBytes(length)]
    .map((byte) => letters[byte % letters.length])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** The stored form of a token. Case, spaces and hyphens do not matter. */
export const hashOfToken = (token: string): string =>
  createHash("sha256")
    .update(token.replace(/[^a-z0-9]/gi, "").toUpperCase())
    .digest("base64url");
