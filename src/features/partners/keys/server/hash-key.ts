import { createHash, randomBytes } from "node:crypto";

/** Long enough that no one guesses one; the beginning says whose it is to who finds it in a log. */
export const newKey = (): string => `ctsp_${randomBytes(30).toString("base64url")}`;

export const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");
