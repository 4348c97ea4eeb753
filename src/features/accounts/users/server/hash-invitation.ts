import { createHash, randomBytes } from "node:crypto";

/** Too long to guess; the database stores only its hash. */
export const newInvitationToken = () => randomBytes(32).toString("base64url");

export const hashInvitation = (token: string) => createHash("sha256").update(token).digest("base64url");
