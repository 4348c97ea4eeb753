/** Crockford's alphabet: no I, L, O or U, so that a reference read out on the telephone cannot be misheard. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const referenceLength = 6;
const accessCodeLength = 8;

/** How many random bytes each of these needs: one for every character. */
export const bytesForReference = referenceLength;
export const bytesForAccessCode = accessCodeLength;

export const bookingReference = (bytes: Uint8Array): string => `CTS-${written(bytes, referenceLength)}`;

export const enquiryReference = (bytes: Uint8Array): string => `ENQ-${written(bytes, referenceLength)}`;

/** Opens one booking without a sign-in. Only its hash is kept. */
export const accessCode = (bytes: Uint8Array): string => written(bytes, accessCodeLength);

export const isBookingReference = (text: string): boolean => /^CTS-[0-9A-HJKMNP-TV-Z]{6}$/.test(text);

// The alphabet has 32 letters and a byte 256 values, so every letter is equally likely.
function written(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new RangeError(`${length} random bytes are needed, not ${bytes.length}`);
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join("");
}
