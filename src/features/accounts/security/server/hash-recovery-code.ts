import { createHash } from "node:crypto";

/** As stored: normalised, and useless with another account. */
export const hashRecoveryCode = (userId: string, code: string) =>
  createHash("sha256")
    .update(`${userId}\n${code.toUpperCase().replace(/[^0-9A-Z]/g, "")}`)
    .digest("base64url");
