/** The SMS alphabet (GSM 03.38). Characters on the second line count twice. */
const letters = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const twice = new Set("^{}\\[~]|€\f");

/**
 * How many SMS parts a text takes, which decides its cost. One character outside the alphabet makes every character
 * take two bytes.
 */
export function smsParts(text: string): number {
  const all = [...text];
  const isPlain = all.every((letter) => letters.has(letter) || twice.has(letter));
  const length = isPlain ? all.length + all.filter((letter) => twice.has(letter)).length : text.length;
  const [one, each] = isPlain ? [160, 153] : [70, 67];
  return length <= one ? 1 : Math.ceil(length / each);
}

const substitutes: Readonly<Record<string, string>> = {
  "\u2019": "'",
  "\u2018": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": "-",
  "\u2026": "...",
  "\u00a0": " ",
};

/** Quotes and dashes from the SMS alphabet, so that an apostrophe in a name doesn’t double the cost. */
export const inSmsLetters = (text: string): string =>
  text.replace(/[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00a0]/g, (letter) => substitutes[letter] ?? letter);
