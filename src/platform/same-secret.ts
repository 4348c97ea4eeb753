import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Whether two secrets are the same, in a time that tells nothing about either. Compared by their hashes: they have one
 * length, whatever was typed, and a letter of several bytes cannot make the comparison fail.
 */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string) => createHash("sha256").update(text).digest();
