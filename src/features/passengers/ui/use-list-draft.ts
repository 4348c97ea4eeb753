import { useState } from "react";
import { type Clash, type Line, mergeLists } from "#domain/passenger/merge-lists.ts";
import { passengerColumns, pastedRows, readPassengerRow } from "#domain/passenger/passenger-columns.ts";
import { emptyPassenger, type ListedPassenger } from "#domain/passenger/passenger-list.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { PassengerList } from "../contract.ts";
import type { ListActions } from "./use-passenger-list.ts";

/** A line on the screen: its key stays while it is written. */
export type DraftLine = Line & { readonly key: string };

let lines = 0;
const asDraft = (line: Line): DraftLine => {
  lines += 1;
  return { ...line, key: line.id ?? `new-${lines}` };
};
const withoutKey = ({ key: _, ...line }: DraftLine): Line => line;
const isEmpty = ({ id, key: _, ...line }: DraftLine) =>
  id === null && JSON.stringify(line) === JSON.stringify({ ...emptyPassenger });

const fresh = () => asDraft({ ...emptyPassenger, id: null });

/** A guest list while it is written, and what became of it when someone else wrote too. */
export function useListDraft(list: PassengerList, save: ListActions["save"]) {
  const [base, setBase] = useState(list);
  const [rows, setRows] = useState<readonly DraftLine[]>(() => [...list.passengers.map(asDraft), fresh()]);
  const [problem, setProblem] = useState("");
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const written = rows.filter((row) => !isEmpty(row));
  const isUnsaved =
    JSON.stringify(written.map(withoutKey)) !== JSON.stringify(base.passengers.map((one) => ({ ...one })));

  const start = (next: PassengerList, draft: readonly Line[]) => {
    setBase(next);
    setRows([...draft.map(asDraft), fresh()]);
  };

  /** The lines on the screen, or those given. */
  async function send(lines: readonly Line[] = written.map(withoutKey)): Promise<boolean> {
    const nameless = written.find(({ name }) => name.trim() === "");
    if (nameless) {
      setProblem(`Enter the name on line ${rows.indexOf(nameless) + 1}, or remove the line.`);
      return false;
    }
    setBusy(true);
    setProblem("");
    try {
      const saved = await save({ stamp: base.stamp, passengers: [...lines] });
      start(saved, saved.passengers);
      setNotes([]);
      return true;
    } catch (error) {
      const now = error instanceof CallFailed ? (error.details.list as PassengerList | undefined) : undefined;
      setProblem(error instanceof Error ? error.message : "");
      if (now) {
        const merged = mergeLists(base.passengers, lines, now.passengers);
        start(now, merged.lines);
        setNotes(notesOn(merged.clashes, merged.taken));
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    rows,
    written,
    problem,
    notes,
    isBusy,
    isUnsaved,
    send,
    ...lineActions(setRows, setNotes),
  };
}

export type ListDraft = ReturnType<typeof useListDraft>;

type SetState<T> = (next: T | ((before: T) => T)) => void;

/** Changes to the lines before they are saved. */
function lineActions(setRows: SetState<readonly DraftLine[]>, setNotes: SetState<readonly string[]>) {
  return {
    change: (key: string, change: Partial<ListedPassenger>) =>
      setRows((before) => {
        const after = before.map((row) => (row.key === key ? { ...row, ...change } : row));
        return after.at(-1)?.key === key ? [...after, fresh()] : after;
      }),
    remove: (key: string) =>
      setRows((before) => {
        const after = before.filter((row) => row.key !== key);
        return after.length > 0 ? after : [fresh()];
      }),
    add: (people: readonly Partial<ListedPassenger>[]) =>
      setRows((before) => [
        ...before.filter((row) => !isEmpty(row)),
        ...people.map((one) => asDraft({ ...emptyPassenger, ...one, id: null })),
        fresh(),
      ]),
    /** Lines of a spreadsheet, from this line on. Cells that say nothing we know are named and left out. */
    paste: (key: string, text: string) => {
      const { people, wrong } = readPasted(text);
      setNotes(wrong);
      setRows((before) => {
        const at = before.findIndex((row) => row.key === key);
        const target = before[at];
        const replaced = target && isEmpty(target) ? at + 1 : at;
        const added = people.map((one) => asDraft({ ...one, id: null }));
        return [...before.slice(0, at), ...added, ...before.slice(replaced)];
      });
    },
  };
}

function readPasted(text: string) {
  const wrong: string[] = [];
  const people = pastedRows(text).flatMap((row, at) => {
    const read = readPassengerRow(row);
    if ("passenger" in read) return [read.passenger];
    wrong.push(`Pasted line ${at + 1}: ${read.problems.join(", ")}.`);
    const plain = readPassengerRow({ name: (row.name ?? "").slice(0, 100) });
    return "passenger" in plain ? [plain.passenger] : [];
  });
  return { people, wrong };
}

function notesOn(clashes: readonly Clash[], taken: number): string[] {
  const said = clashes.map(({ name, fields, theirs }) => {
    if (!theirs) return `${name} was removed by someone else. Your changes keep them on the list.`;
    if (fields.length === 0)
      return `${name} was changed by someone else after you removed them, and is back on the list.`;
    const values = fields.map((field) => `${passengerColumns[field].label} “${textOf(theirs[field])}”`);
    return `${name}: someone else saved ${values.join(" and ")}. Your entry is kept on the screen.`;
  });
  return taken > 0
    ? [
        ...said,
        taken === 1
          ? "1 change by someone else is in the list now."
          : `${taken} changes by someone else are in the list now.`,
      ]
    : said;
}

const textOf = (value: ListedPassenger[keyof ListedPassenger]) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === "" ? "blank" : String(value);
};
