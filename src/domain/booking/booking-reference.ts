/** Crockford's alphabet: no I, L, O or U, so that a reference read out on the phone cannot be misheard. */
export const referenceAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const referenceLength = 6;
const accessCodeLength = 8;

/** Needs a random byte for each of its characters. */
export const bookingReference = (bytes: Uint8Array): string => `CTS-${written(bytes, referenceLength)}`;

/** The same drawn characters, under the name of an enquiry. */
export const enquiryReference = (drawnReference: string): string => drawnReference.replace(/^CTS-/, "ENQ-");

/** Opens one booking without a sign-in. Only its hash is kept. */
export const accessCode = (bytes: Uint8Array): string => written(bytes, accessCodeLength);

export const isBookingReference = (text: string): boolean => /^CTS-[0-9A-HJKMNP-TV-Z]{6}$/.test(text);

// The alphabet has 32 letters and a byte 256 values, so every letter is equally likely.
function written(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new RangeError(`${length} random bytes are needed, not ${bytes.length}`);
  return Array.from(bytes.subarray(0, length), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join("");
}
