import { createHash, timingSafeEqual } from "node:crypto";

/** Compares two secrets in constant time, by their hashes, which have equal length whatever was typed. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string) => createHash("sha256").update(text).digest();
