import { createHash, randomBytes } from "node:crypto";

/** Long enough that nobody guesses one; the database keeps only its hash. */
export const newInviteToken = () => randomBytes(32).toString("base64url");

export const hashInvite = (token: string) => createHash("sha256").update(token).digest("base64url");
