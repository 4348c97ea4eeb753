import { createHash, randomBytes } from "node:crypto";

/** Too long to guess; the prefix identifies it as our key if it turns up in a log. */
export const newKey = (): string => `ctsp_${randomBytes(30).toString("base64url")}`;

export const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");
