export type Entry = unknown;
type Entries = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Entries =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Each entry by the name its field has: groups by a dot, lists as a whole. */
export function byName(entries: Entries, before = ""): Map<string, Entry> {
  return new Map(
    Object.entries(entries).flatMap(([key, value]) =>
      isGroup(value) ? [...byName(value, `${before}${key}.`)] : [[`${before}${key}`, value] as const],
    ),
  );
}

const isSame = (one: Entry, other: Entry) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type Versions = { readonly base: Entries; readonly theirs: Entries; readonly mine: Entries };

/**
 * Two who changed the same record, from the version both began with: what I changed, what they changed and I didn’t, and what we
 * both changed differently.
 */
export function meet(versions: Versions) {
  const [base, theirs, mine] = [byName(versions.base), byName(versions.theirs), byName(versions.mine)];
  const changed = [...mine].filter(([name, value]) => !isSame(value, base.get(name)));
  const names = new Set(changed.map(([name]) => name));
  return {
    mine: changed.map(([name, value]) => ({ name, value })),
    taken: [...theirs].flatMap(([name, value]) => (names.has(name) || isSame(value, base.get(name)) ? [] : [name])),
    clashes: changed.flatMap(([name, value]) => {
      const other = theirs.get(name);
      return isSame(other, base.get(name)) || isSame(other, value) ? [] : [{ name, theirs: other, mine: value }];
    }),
  };
}
