import { expect, test } from "vitest";
import type { Line } from "./merge-lists.ts";
import { passengerRows } from "./passenger-columns.ts";
import { judgePassengerFile, listAfterFile, passengerFileRows } from "./passenger-file.ts";
import { emptyPassenger } from "./passenger-list.ts";

const line = (id: string, changes: Partial<Line>): Line => ({ ...emptyPassenger, id, ...changes });
const ayanda = line("a", { name: "Ayanda Dube", phone: "+27 82 555 0101", room: "12", wheelchair: true });
const bongani = line("b", { name: "Bongani Zulu", bags: 2 });
const list = [ayanda, bongani];

const rowsOf = (table: readonly (readonly string[])[]) => passengerRows(table)?.map(({ row }) => row) ?? [];

/** Each line of a file in brief: what it does, to whom, and how. */
const judge = (table: readonly (readonly string[])[], of: readonly Line[] = list) =>
  judgePassengerFile(rowsOf(table), of).map(({ kind, key, changes, problems }) =>
    [kind, key, ...changes.map(({ field, from, to }) => `${field} ${from || "–"} > ${to || "–"}`), ...problems].join(
      " | ",
    ),
  );

const head = ["Name", "Phone", "Room", "Wheelchair"];

test.each<[string, string[][], string[]]>([
  [
    "one changed, one new, one no longer there",
    [head, ["AYANDA  dube", "082 555 0101", "14"], ["Carmen Adams"]],
    [
      "changed | AYANDA  dube | name Ayanda Dube > AYANDA  dube | phone +27 82 555 0101 > 082 555 0101 | room 12 > 14",
      "new | Carmen Adams",
      "removed | Bongani Zulu",
    ],
  ],
  [
    "a new number and an empty cell: the same person",
    [head, ["Ayanda Dube", "083 555 0000"], ["Bongani Zulu"]],
    ["changed | Ayanda Dube | phone +27 82 555 0101 > 083 555 0000", "unchanged | Bongani Zulu"],
  ],
  [
    "two of one name are two people where their numbers differ",
    [head, ["Ayanda Dube", "083 555 0000"], ["Ayanda Dube", "+27825550101"]],
    ["new | Ayanda Dube", "changed | Ayanda Dube | phone +27 82 555 0101 > +27825550101", "removed | Bongani Zulu"],
  ],
  [
    "the same twice, and what no one can read",
    [head, ["Bongani Zulu"], ["bongani zulu"], ["", "082"], ["Dan", "", "", "perhaps"]],
    [
      "unchanged | Bongani Zulu",
      "error | bongani zulu | This passenger is in the file twice. Remove one, or tell them apart by name or phone",
      "error |  | Enter the name",
      "error | Dan | Enter yes or no for Wheelchair",
      "removed | Ayanda Dube",
    ],
  ],
  [
    "first names and surnames in columns of their own",
    [
      ["First name", "Surname"],
      ["Bongani", "Zulu"],
    ],
    ["unchanged | Bongani Zulu", "removed | Ayanda Dube"],
  ],
  [
    "too long is said, not cut",
    [
      ["Name", "Notes"],
      ["Eve", "x".repeat(301)],
    ],
    ["error | Eve | Other needs: use at most 300 characters", "removed | Ayanda Dube", "removed | Bongani Zulu"],
  ],
])("%s", (_, table, effects) => {
  expect(judge(table)).toEqual(effects);
});

test("the list becomes the file, or the file is added to it", () => {
  const judged = judgePassengerFile(rowsOf([head, ["Carmen Adams"], ["Bongani Zulu", "", "7"]]), list);
  expect(listAfterFile(judged, list, false).map(({ id, name, room, bags }) => [id, name, room, bags])).toEqual([
    [null, "Carmen Adams", "", null],
    ["b", "Bongani Zulu", "7", 2],
  ]);
  expect(listAfterFile(judged, list, true).map(({ name }) => name)).toEqual([
    "Ayanda Dube",
    "Bongani Zulu",
    "Carmen Adams",
  ]);
});

test("a list that we gave as a file comes back unchanged, with the marks a spreadsheet needs", () => {
  const table = passengerFileRows(list).map((cells) => cells.map((cell) => cell.replace(/^(?=[=+\-@])/, "'")));
  expect(judge(table)).toEqual(["unchanged | Ayanda Dube", "unchanged | Bongani Zulu"]);
});
