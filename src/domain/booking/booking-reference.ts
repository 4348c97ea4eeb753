import { isOtherKind, usualPrefix } from "./reference-prefix.ts";

/** Crockford's alphabet: without I, L, O and U, a reference read out on the phone cannot be misheard. */
export const referenceAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const referenceLength = 6;
const accessCodeLength = 8;

/** Needs one random byte per character. */
export const bookingReference = (bytes: Uint8Array, prefix: string = usualPrefix): string =>
  `${prefix}-${written(bytes, referenceLength)}`;

/** The random characters alone. */
export const drawnPart = (reference: string): string => reference.slice(reference.indexOf("-") + 1);

/** The same random characters with an enquiry’s prefix. */
export const enquiryReference = (drawnReference: string): string => `ENQ-${drawnPart(drawnReference)}`;

/** Opens one booking without signing in. Only its hash is stored. */
export const accessCode = (bytes: Uint8Array): string => written(bytes, accessCodeLength);

/** By its shape: the prefix may be one of today’s, a former one or, in an imported company, another’s. */
export function isBookingReference(text: string): boolean {
  const [, prefix] = /^([A-Z]{2,4})-[0-9A-HJKMNP-TV-Z]{6}$/.exec(text) ?? [];
  return prefix !== undefined && !isOtherKind(prefix);
}

// 32 characters divide 256 byte values evenly, so every character is equally likely.
function written(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new RangeError(`${length} random bytes are needed, not ${bytes.length}`);
  return Array.from(bytes.subarray(0, length), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join("");
}
