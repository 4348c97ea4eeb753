import { yesOrNo } from "../corporate/traveller-csv.ts";
import {
  charactersOf,
  type ImportColumns,
  type ImportRow,
  type ReadRow,
  rowsByHeading,
} from "../text/import-columns.ts";
import { type ChildSeat, emptyPassenger, type ListedPassenger, type Rides, seatForAge } from "./passenger-list.ts";

/** The columns a file, or lines pasted from a spreadsheet, may have; without headings they are in this order. */
export const passengerColumns = {
  name: {
    label: "Name",
    headings: ["name", "full name", "passenger", "guest", "guest name", "passenger name", "first name"],
  },
  phone: { label: "Phone", headings: ["phone", "mobile", "cell", "cellphone", "phone number", "telephone"] },
  room: { label: "Room", headings: ["room", "room number", "room no"] },
  rides: { label: "Trips", headings: ["trips", "trip", "rides", "leg", "direction"] },
  wheelchair: { label: "Wheelchair", headings: ["wheelchair"] },
  child_seat: { label: "Child seat", headings: ["child seat", "childseat", "child age", "age of child", "age"] },
  allergy: { label: "Allergy", headings: ["allergy", "allergies", "dietary"] },
  language: { label: "Language", headings: ["language", "speaks"] },
  needs: {
    label: "Other needs",
    headings: ["other needs", "needs", "special requirements", "notes", "mobility"],
    longest: 300,
  },
  bags: { label: "Bags", headings: ["bags", "luggage"] },
} as const satisfies ImportColumns<keyof ListedPassenger>;

type PassengerField = keyof typeof passengerColumns;
const passengerFields = Object.keys(passengerColumns) as PassengerField[];
export type PassengerRow = ImportRow<PassengerField>;

/** Many spreadsheets have the surname in a column of its own. */
const fileColumns = {
  ...passengerColumns,
  last_name: { label: "Last name", headings: ["last name", "surname", "family name"] },
} as const satisfies ImportColumns<PassengerField | "last_name">;

/** The rows of a table by its headings; undefined where none is the name. */
export const passengerRows = (table: readonly (readonly string[])[]): readonly ReadRow<PassengerField>[] | undefined =>
  rowsByHeading<PassengerField | "last_name">(table, fileColumns, "name")?.map(
    ({ line, row: { last_name, ...row } }) => ({
      line,
      row: last_name === undefined ? row : { ...row, name: [row.name, last_name].filter(Boolean).join(" ") },
    }),
  );

export const passengerLimits = {
  name: 100,
  phone: 40,
  room: 40,
  allergy: 120,
  language: 40,
  needs: passengerColumns.needs.longest,
  bags: 20,
} as const;

type Read = { readonly passenger: ListedPassenger } | { readonly problems: readonly string[] };

/** A row of a file over what is known of the passenger: an empty cell changes nothing. */
export function readPassengerRow(row: PassengerRow, before: ListedPassenger = emptyPassenger): Read {
  const wheelchair = row.wheelchair === undefined ? before.wheelchair : yesOrNo(row.wheelchair);
  const seat = row.child_seat === undefined ? before.child_seat : readChildSeat(row.child_seat);
  const choice = row.rides === undefined ? before.rides : readRides(row.rides);
  const bags = row.bags === undefined ? before.bags : readBags(row.bags);
  const texts = textFields.map((field) => [field, asWritten(row[field] ?? before[field])] as const);
  const name = asWritten(row.name ?? before.name);
  const problems = [
    ...(name === "" ? ["Enter the name"] : []),
    ...texts.flatMap(([field, text]) =>
      text.length > passengerLimits[field]
        ? [`${passengerColumns[field].label}: use at most ${passengerLimits[field]} characters`]
        : [],
    ),
    ...(choice === null ? ["Enter outbound, return or both for Trips"] : []),
    ...(wheelchair === null ? ["Enter yes or no for Wheelchair"] : []),
    ...(seat === null ? ["Enter infant, toddler, booster or the child’s age for Child seat"] : []),
    ...(bags === undefined ? [`Enter a number from 0 to ${passengerLimits.bags} for Bags`] : []),
  ];
  if (problems.length > 0 || choice === null || wheelchair === null || seat === null || bags === undefined)
    return { problems };
  const plain = Object.fromEntries(texts) as Record<(typeof textFields)[number], string>;
  return { passenger: { ...plain, rides: choice, wheelchair, child_seat: seat, bags } };
}

/** Without the mark by which our own files keep a spreadsheet from running a cell as a formula, as in '+27 82 555 0199. */
const asWritten = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, "");

const textFields = ["name", "phone", "room", "allergy", "language", "needs"] as const;

/** A size or a child’s age; null where a cell says neither. */
export function readChildSeat(cell: string): ChildSeat | null {
  const word = cell
    .toLowerCase()
    .replace(/\bseats?\b/, "")
    .trim();
  if (["", "no", "none", "-", "–"].includes(word)) return "";
  const age = /^(\d{1,2})(?:\s*(?:y|yrs?|years?))?$/.exec(word)?.[1];
  if (age !== undefined) return seatForAge(Number(age));
  if (/^\d{1,2}\s*(?:m|months?)$/.test(word)) return Number.parseInt(word, 10) < 12 ? "infant_seat" : "toddler_seat";
  if (word.startsWith("infant") || word === "baby") return "infant_seat";
  if (word.startsWith("toddler")) return "toddler_seat";
  return word.startsWith("booster") ? "booster_seat" : null;
}

export function readRides(cell: string): Rides | null {
  const word = cell.toLowerCase().trim();
  if (["", "both", "all", "all trips", "out and back"].includes(word)) return "both";
  if (["outbound", "out", "there", "arrival", "1"].includes(word)) return "outbound";
  return ["return", "back", "departure", "2"].includes(word) ? "return" : null;
}

const readBags = (cell: string): number | null | undefined => {
  if (cell.trim() === "") return null;
  const count = Number(cell);
  return Number.isInteger(count) && count >= 0 && count <= passengerLimits.bags ? count : undefined;
};

const limits: ImportColumns<PassengerField> = passengerColumns;

/** Lines copied from a spreadsheet: by their headings where the first line has one, otherwise in the order of the columns. */
export function pastedRows(text: string): PassengerRow[] {
  const table = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));
  const read = passengerRows(table);
  if (read) return read.map(({ row }) => row);
  return table.map((cells) =>
    Object.fromEntries(
      passengerFields.flatMap((field, at) => {
        const cell = cells[at]?.trim();
        return cell ? [[field, cell.slice(0, charactersOf(limits[field]))]] : [];
      }),
    ),
  );
}
