import type { Line } from "./merge-lists.ts";
import { type PassengerRow, passengerColumns, readPassengerRow } from "./passenger-columns.ts";
import { childSeatNames, type ListedPassenger, needsOf, passengerKey, ridesLabels } from "./passenger-list.ts";

type Field = keyof typeof passengerColumns;
const fields = Object.keys(passengerColumns) as Field[];

/** The effect of one line of a file on a guest list; last come those on the list that the file doesn’t name. */
export type JudgedPassenger = {
  readonly kind: "new" | "changed" | "unchanged" | "removed" | "error";
  readonly key: string;
  readonly version: null;
  readonly changes: readonly { readonly field: Field; readonly from: string; readonly to: string }[];
  readonly problems: readonly string[];
  /** A new passenger’s other facts. */
  readonly notes: readonly string[];
  /** On the list so far. */
  readonly before: Line | undefined;
  /** As the file says; none of someone who is removed, or where the line has errors. */
  readonly after: Line | undefined;
};

/** The effect of a file on a list, line by line. An empty cell leaves what is known of a passenger. */
export function judgePassengerFile(rows: readonly PassengerRow[], list: readonly Line[]): JudgedPassenger[] {
  const known = matchRows(rows, list);
  const seen = new Set<string>();
  const judged = rows.map((row, at) => {
    const key = keyOf(row);
    const isTwice = key !== "" && seen.has(key);
    seen.add(key);
    return judgeRow(row, known[at], isTwice);
  });
  const named = new Set(known);
  const removed = list.filter((line) => !named.has(line));
  return [...judged, ...removed.map((before) => ({ ...plain, kind: "removed" as const, key: before.name, before }))];
}

const plain = { version: null, changes: [], problems: [], notes: [], after: undefined };

/** The list with what the file says: in its order and only those it names, or with all who were on it. */
export function listAfterFile(judged: readonly JudgedPassenger[], list: readonly Line[], isKept: boolean): Line[] {
  const fromFile = judged.flatMap(({ after }) => after ?? []);
  if (!isKept) return fromFile;
  const changed = new Map(judged.flatMap(({ before, after }) => (before && after ? [[before, after] as const] : [])));
  const added = judged.flatMap(({ before, after }) => (!before && after ? [after] : []));
  return [...list.map((line) => changed.get(line) ?? line), ...added];
}

/** A list as the file that may be filled in and read again. */
export const passengerFileRows = (list: readonly ListedPassenger[]): string[][] => [
  fields.map((field) => passengerColumns[field].label),
  ...list.map((one) => fields.map((field) => shownOf(one)[field])),
];

/** By name and number; then by name alone where one on each side has it, so that a new number is a change. */
function matchRows(rows: readonly PassengerRow[], list: readonly Line[]): (Line | undefined)[] {
  const byKey = onlyOnes(list, passengerKey);
  const exact = rows.map((row) => byKey.get(keyOf(row)));
  const taken = new Set(exact);
  const byName = onlyOnes(
    list.filter((line) => !taken.has(line)),
    nameKey,
  );
  const rowOfName = onlyOnes(
    rows.filter((_, at) => !exact[at]),
    (row) => nameKey({ name: row.name ?? "" }),
  );
  return rows.map((row, at) => {
    const name = nameKey({ name: row.name ?? "" });
    return exact[at] ?? (rowOfName.get(name) === row ? byName.get(name) : undefined);
  });
}

const keyOf = ({ name = "", phone = "" }: PassengerRow) => (name === "" ? "" : passengerKey({ name, phone }));
const nameKey = ({ name }: { readonly name: string }) => passengerKey({ name, phone: "" });

function onlyOnes<T>(all: readonly T[], keyIn: (one: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  const repeated = new Set<string>();
  for (const one of all) {
    const key = keyIn(one);
    if (found.has(key)) repeated.add(key);
    found.set(key, one);
  }
  for (const key of repeated) found.delete(key);
  return found;
}

function judgeRow(row: PassengerRow, before: Line | undefined, isTwice: boolean): JudgedPassenger {
  const read = readPassengerRow(row, before);
  if (isTwice || "problems" in read) {
    const problems = "problems" in read ? read.problems : [twice];
    return { ...plain, kind: "error", key: row.name ?? "", problems, before };
  }
  const after = { ...read.passenger, id: before?.id ?? null };
  const [was, is] = [before && shownOf(before), shownOf(after)];
  const changes = was
    ? fields.flatMap((field) => (was[field] === is[field] ? [] : [{ field, from: was[field], to: is[field] }]))
    : [];
  const kind = before ? knownKind(changes.length) : "new";
  return { ...plain, kind, key: after.name, changes, notes: before ? [] : notesOn(after), before, after };
}

function notesOn(one: ListedPassenger): string[] {
  const room = one.room && `Room ${one.room}`;
  const rides = one.rides !== "both" && `${ridesLabels[one.rides]} only`;
  const text = [one.phone, room, rides, ...needsOf(one)].filter(Boolean).join(" · ");
  return text ? [text] : [];
}

const knownKind = (changes: number) => (changes > 0 ? "changed" : "unchanged");

const twice = "This passenger is in the file twice. Remove one, or tell them apart by name or phone";

const shownOf = (one: ListedPassenger): Record<Field, string> => ({
  ...one,
  rides: ridesLabels[one.rides],
  wheelchair: one.wheelchair ? "yes" : "no",
  child_seat: one.child_seat ? childSeatNames[one.child_seat] : "",
  bags: one.bags === null ? "" : String(one.bags),
});
