/** The source of a drive’s PIN. All of its vehicles share one. */
export const pinRecord = (reference: string, leg: number): string => `pin:${reference}:${leg}`;

/** Four digits from a seal only we can make: always the same, so nothing is stored. */
export function pinOfSeal(seal: string): string {
  let sum = 0;
  for (const sign of seal) sum = (sum * 131 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return String(sum % 10_000).padStart(4, "0");
}

/** After this many wrong PINs the passenger is met by name. */
export const pinTries = 5;
export const pinTriesLeft = (wrong: number): number => Math.max(0, pinTries - wrong);
