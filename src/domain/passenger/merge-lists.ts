import { type ListedPassenger, passengerKey } from "./passenger-list.ts";

/** A line of a list; one that was never saved has no id. */
export type Line = ListedPassenger & { readonly id: string | null };

/** A line that two people changed differently: theirs is saved, ours is still on the screen. */
export type Clash = {
  readonly name: string;
  readonly fields: readonly (keyof ListedPassenger)[];
  readonly theirs: Line | null;
};

export type Merged = { readonly lines: readonly Line[]; readonly clashes: readonly Clash[]; readonly taken: number };

/**
 * What two people made of one list at the same time, together: what one of them changed is changed, what either added is
 * there. Where both changed the same thing, ours stays and the clash says what theirs was. No one’s words are lost.
 */
export function mergeLists(base: readonly Line[], ours: readonly Line[], theirs: readonly Line[]): Merged {
  const [before, after] = [byId(base), byId(theirs)];
  const clashes: Clash[] = [];
  let taken = 0;
  const kept = ours.flatMap((line) => {
    if (line.id === null) return [line];
    const [was, is] = [before.get(line.id), after.get(line.id)];
    if (!is) {
      if (was && isSame(was, line)) {
        taken += 1;
        return [];
      }
      clashes.push({ name: line.name, fields: [], theirs: null });
      return [{ ...line, id: null }];
    }
    const merged = mergeLine(was ?? is, line, is);
    if (merged.clashing.length > 0) clashes.push({ name: is.name, fields: merged.clashing, theirs: is });
    taken += merged.taken;
    return [merged.line];
  });
  const [ourIds, ourKeys] = [byId(ours), new Set(ours.map(passengerKey))];
  const added = theirs.filter(
    (line) => line.id !== null && !ourIds.has(line.id) && !before.has(line.id) && !ourKeys.has(passengerKey(line)),
  );
  // Removed here, and changed there meanwhile: it comes back, so that no one’s words are lost.
  const revived = theirs.filter((line) => {
    const was = line.id === null ? undefined : before.get(line.id);
    return was !== undefined && !ourIds.has(was.id ?? "") && !isSame(was, line);
  });
  for (const line of revived) clashes.push({ name: line.name, fields: [], theirs: line });
  // The same person added on both sides is one line: the saved one, with what we wrote.
  const theirNew = new Map(
    theirs.filter(({ id }) => id !== null && !before.has(id)).map((line) => [passengerKey(line), line]),
  );
  const lines = kept.map((line) =>
    line.id === null ? { ...line, id: theirNew.get(passengerKey(line))?.id ?? null } : line,
  );
  return { lines: [...lines, ...revived, ...added], clashes, taken: taken + added.length };
}

const byId = (lines: readonly Line[]) =>
  new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line] as const])));

const fieldsOf = (line: Line) =>
  (Object.keys(line) as (keyof Line)[]).filter((name): name is keyof ListedPassenger => name !== "id");

const isSame = (a: Line, b: Line) => fieldsOf(a).every((field) => a[field] === b[field]);

function mergeLine(was: Line, ours: Line, theirs: Line) {
  const fields = fieldsOf(ours);
  const changedThere = fields.filter((field) => theirs[field] !== was[field] && theirs[field] !== ours[field]);
  const clashing = changedThere.filter((field) => ours[field] !== was[field]);
  const theirOwn = changedThere.filter((field) => !clashing.includes(field));
  const line = { ...ours, ...Object.fromEntries(theirOwn.map((field) => [field, theirs[field]])) };
  return { line, clashing, taken: theirOwn.length > 0 ? 1 : 0 };
}
