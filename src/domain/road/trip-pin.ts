/** The source of a drive’s PIN. All vehicles of one drive have the same. */
export const pinRecord = (reference: string, leg: number): string => `pin:${reference}:${leg}`;

/** Four digits from a seal that only we can make: the same every time, and nothing to store. */
export function pinOfSeal(seal: string): string {
  let sum = 0;
  for (const sign of seal) sum = (sum * 131 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return String(sum % 10_000).padStart(4, "0");
}

/** After so many wrong ones the passenger is met by name. */
export const pinTries = 5;
export const pinTriesLeft = (wrong: number): number => Math.max(0, pinTries - wrong);
