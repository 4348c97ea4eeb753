/** A number from 0 up to 1 that looks random but is always the same for the same words, so the demo is repeatable. */
export function chanceOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  // Without this the last letter would have little effect.
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export const wholeOf = (words: string, least: number, most: number): number =>
  least + Math.floor(chanceOf(words) * (most - least + 1));
