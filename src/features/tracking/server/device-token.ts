import { createHash, randomBytes } from "node:crypto";

/** Without letters and digits that are taken for each other; 32 of them, so that a byte chooses one evenly. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 16;

/** Eighty bits, in groups that can be typed from a screen: ABCD-EFGH-JKLM-NPQR. */
export const newDeviceToken = (): string =>
  [...randomBytes(length)]
    .map((byte) => letters[byte % letters.length])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** How a token is kept. However it was typed: small letters, blanks and hyphens do not matter. */
export const hashOfToken = (token: string): string =>
  createHash("sha256")
    .update(token.replace(/[^a-z0-9]/gi, "").toUpperCase())
    .digest("base64url");
