const numberWords =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const counted =
  "(?:people|persons?|passengers?|guests|pax|adults?|of us|friends|seats|travellers|travelers|ladies|men|women|colleagues|students|delegates|tourists|visitors|employees|grown-ups)";
const young = "(?:children|child|kids?|babies|baby|toddlers?|infants?)";
const such = "(?:conference|wedding|hotel|elderly|older|young|school|business|overseas|more)";
const amount = `(\\d{1,3}|${numberWords.join("|")})`;
const anyOf = (pattern: string) => new RegExp(pattern, "i");

const grownUps = anyOf(`\\b${amount}[ -]?(?:${such} )?${counted}\\b`);
const children = anyOf(`\\b${amount}[ -]?(?:small |little |young )?${young}\\b`);
const party = anyOf(
  `\\b(?:we are|we're|we’re|we will be|we'll be|we’ll be|there are|there will be|group of|party of|family of|all|make (?:that|it)) (?:about |around )?${amount}\\b(?! ?(?:am|pm|h\\b|o.clock|:))`,
);
/** "For 5 days" and "for 3 December" mean something else. */
const plainFor = anyOf(
  `\\bfor ${amount}\\b(?! ?(?:days?|hours?|nights?|minutes?|am|pm|h\\b|o.clock|:|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?![.:/]\\d)`,
);
const spouse = "my (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?)";
/** Also "my wife, 2 kids and I": the children are counted separately. */
const couple = anyOf(
  `\\b(?:${spouse}(?:,[^.?!]{0,30})? and (?:i|me|myself)|(?:me|i|myself)(?:,| and|, and)? ${spouse}|a couple|both of us|us two)\\b`,
);
const single = /\b(?:just|only) (?:me|myself|one of us)\b|\b(?:for|by) myself\b|\bon my own\b/i;
const couples = anyOf(`\\b${amount} couples\\b`);
/** "Myself and two friends": one more than the number. */
const withMe = anyOf(
  `\\b(?:me|myself) and (?:my )?${amount} ${counted}\\b|\\b(?:my )?${amount} ${counted} and (?:i|me|myself)\\b`,
);
/** "16 to Hermanus on Saturday". */
const numberFirst = anyOf(`^\\W*${amount} to (?!${amount})`);
/** "Two adults and a baby". */
const singleChild = anyOf(`\\b(?:and|with|plus|,) (?:a|our|my) (?:small |little |young )?${young}\\b`);
const dozens: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a dozen\b/gi, "6"],
  [/\btwo dozen\b/gi, "24"],
  [/\b(?:a |one )?dozen\b/gi, "12"],
];

/** Adults and children together; "14 with 3 kids" is 14. */
export function readPassengers(said: string): number | undefined {
  const text = dozens.reduce((so, [words, digits]) => so.replaceAll(words, digits), said);
  const grown = numberIn(grownUps, text);
  const kids = numberIn(children, text) ?? 0;
  const pairs = numberIn(couples, text);
  if (pairs !== undefined) return pairs * 2 + kids;
  const friends = numberIn(withMe, text);
  if (friends !== undefined) return friends + 1;
  const all =
    numberIn(numberFirst, text) ??
    numberIn(party, text) ??
    (grown === undefined ? numberIn(plainFor, text) : undefined);
  const isSplit = grown !== undefined && /\badults?\b/i.test(text);
  const oneChild = isSplit && kids === 0 && singleChild.test(text) ? 1 : 0;
  const unnumbered = couple.test(text) ? 2 : oneIn(text);
  const split = isSplit ? Math.max(all ?? 0, grown + kids + oneChild) : undefined;
  const number = split ?? all ?? grown ?? (unnumbered && unnumbered + kids);
  return number !== undefined && number >= 1 && number <= 200 ? number : undefined;
}

/** The same text without the party size. */
export const withoutParty = (said: string): string =>
  [withMe, couples, party, plainFor, grownUps, children]
    .reduce((text, pattern) => text.replace(pattern, " "), said)
    .replaceAll(/\s+/g, " ")
    .trim();

const oneIn = (text: string) => (single.test(text) ? 1 : undefined);

function numberIn(pattern: RegExp, text: string): number | undefined {
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase();
  if (!said) return undefined;
  return /^\d/.test(said) ? Number(said) : numberWords.indexOf(said) + 1;
}
