import type { Random } from "#db/seed/random.ts";

const anId = "018f0000-0000-7000-8000-000000000000";

const brokenText = ["\u0000", "a\u0000b", "\ud800", "\udfff and more", "\u0001\u001b[31m\u0007", "\ufeff\u202etxt.exe"];
const otherText = [
  "É",
  "ÉÉÉÉÉÉÉÉ",
  "漢字漢字漢字漢字",
  "👩‍👩‍👧‍👦".repeat(3),
  "ß".repeat(8),
  "İ".repeat(8),
  "x".repeat(10_000),
  "",
  " ",
];
const dates = ["0000-01-01", "9999-12-31", "10000-01-01", "-0001-01-01", "+275760-09-13", "2026-02-30", "1970-01-01"];
const moments = [
  "0000-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "9999-99-99T99:99:99.999Z",
  "+275760-09-13T00:00:00.000Z",
  "2026-11-20T08:00:00.000Z",
  "infinity",
  "-infinity",
  "now",
];
const joints = ["_", "~", " "];
const lastParts = [anId, "-".repeat(36), "CTS-AAAAAA", "ENQ-AAAAAA", "INV-2026-0001", "99999999999999999999"];
const cursors = [...moments, "1", "99999999999", "2026-11-20", "0000-00-00", "-1", "a name"].flatMap((first) =>
  joints.flatMap((joint) => lastParts.map((last) => `${first}${joint}${last}`)),
);
const others = [
  "~",
  "_",
  "24:00",
  "99:99",
  "2026-13",
  "0000-00",
  "NaN",
  "1e999",
  "-0",
  "null",
  "__proto__",
  "constructor",
];
const patterns = [
  "%",
  "_",
  "\\",
  "\\\\%",
  "' or 1=1 --",
  "((((",
  "[",
  "*",
  "a & | !",
  ":*",
  "$1",
  "%00",
  "%E0%A4%A",
  "../../etc",
];
const ids = [anId, anId.toUpperCase(), "ffffffff-ffff-ffff-ffff-ffffffffffff", "not-an-id"];
const amounts = [
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  99_999_999_999,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
  0.1,
  -1,
  0,
  1.5,
];
const shapes: readonly unknown[] = [
  null,
  {},
  [],
  true,
  [[]],
  { "\u0000": 1 },
  { "\ud800": "x" },
  deep(40),
  { __proto__: 1 },
];

const texts = [brokenText, brokenText, otherText, dates, moments, cursors, others, patterns, ids];

/** The most dangerous values for a field of this name. */
const byName: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^after$/, cursors],
  [/date|day|_on$|_at$|^from$|^until$|_from$|_to$|month/, [...dates, ...moments]],
  [/code|claim|token/, otherText],
];

function deep(levels: number): unknown {
  return levels === 0 ? "x" : [deep(levels - 1)];
}

/** A value that none of our screens sends here; mostly of the same type as the original. */
export function hostileValue(instead: unknown, { name, luck }: { name: string; luck: Random }): unknown {
  if (luck.chance(0.08)) return luck.pick(shapes);
  if (typeof instead === "number" && luck.chance(0.9)) return luck.pick(amounts);
  const worst = byName.find(([pattern]) => pattern.test(name))?.[1];
  return luck.pick(worst && luck.chance(0.6) ? worst : luck.pick(texts));
}

/** Where the values of an input are: the path to each leaf. */
export function leavesOf(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [place];
  const entries = Object.entries(value);
  return entries.length === 0 ? [place] : entries.flatMap(([key, part]) => leavesOf(part, [...place, key]));
}

/** The same input with one value replaced. */
export function withValue(value: unknown, [key, ...rest]: readonly string[], make: (old: unknown) => unknown): unknown {
  if (key === undefined) return make(value);
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === key ? withValue(part, rest, make) : part));
  return { ...Object(value), [key]: withValue(Object(value)[key], rest, make) };
}

/** Each reaches, or shows, a different host than it seems to. */
export const hostileAddresses = [
  "x,victim@example.com",
  "x;victim@example.com",
  "victim@example.com,x@example.com",
  "victim@example.com;x@example.com",
  "victim@example.com x@example.com",
  "Victim <victim@example.com>",
  "<victim@example.com>",
  "x@example.com<victim@example.com>",
  '"x,victim"@example.com',
  "group:victim@example.com",
  "x(comment)@example.com",
  "x@[127.0.0.1]",
  "x\\victim@example.com",
  "x@example.com\r\nBcc: victim@example.com",
  "x\u0000@example.com",
  "x\u202e@example.com",
  "x\u200b@example.com",
  "x@example.com/victim",
  "x@@example.com",
  "x@-example.com",
  "@example.com",
  "x@",
];
