import { createHash, randomBytes } from "node:crypto";

/** Long enough that no one guesses one; the database keeps only its hash. */
export const newInvitationToken = () => randomBytes(32).toString("base64url");

export const hashInvitation = (token: string) => createHash("sha256").update(token).digest("base64url");
