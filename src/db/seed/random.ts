/** Luck that repeats: the same name always draws the same numbers, so the demo company is the same for everyone. */
export type Random = {
  /** From 0 up to, and never, 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** Around 1, long to the right: waiting times, lead times. */
  skewed(spread: number): number;
  bytes(length: number): Uint8Array;
  /** A uuid v7 that carries the moment, so that ids sort by time. */
  id(at: Date): string;
};

export function random(name: string): Random {
  const next = numbersFrom(name);
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const [drawn] = from.slice(whole(0, from.length - 1));
    if (drawn === undefined) throw new Error("Nothing to pick from.");
    return drawn;
  };
  return {
    next,
    whole,
    pick,
    chance: (share) => next() < share,
    weighted: (from) => weighted(from, next()),
    skewed: (spread) => Math.exp(spread * bell(next)),
    bytes: (length) => Uint8Array.from({ length }, () => whole(0, 255)),
    id: (at) => uuidV7(at, next),
  };
}

function weighted<T>(from: readonly (readonly [T, number])[], luck: number): T {
  const total = from.reduce((sum, [, weight]) => sum + weight, 0);
  let left = luck * total;
  for (const [value, weight] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("No weight to draw from.");
}

/** Roughly normal around 0 with deviation 1: the sum of twelve even draws. */
function bell(next: () => number): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += next();
  return sum;
}

function uuidV7(at: Date, next: () => number): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const hex = (length: number) =>
    Math.floor(next() * 16 ** length)
      .toString(16)
      .padStart(length, "0");
  const variant = (8 + Math.floor(next() * 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}

/** The generator sfc32, started from a 32-bit hash (FNV-1a) of the name. */
function numbersFrom(name: string): () => number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  let [a, b, c, counter] = [hash, 0x9e3779b9, 0x243f6a88, 1];
  const next = () => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + drawn;
    return (drawn >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 16; warmUp++) next();
  return next;
}
