import { Plus, Trash2 } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useRef } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import { passengerLimits } from "#domain/passenger/passenger-columns.ts";
import {
  type ChildSeat,
  childSeatNames,
  countText,
  type ListedPassenger,
  mostOnOneTrip,
  type Rides,
  rides,
  ridesLabels,
} from "#domain/passenger/passenger-list.ts";
import type { PassengerList } from "../contract.ts";
import type { DraftLine, ListDraft } from "./use-list-draft.ts";

type EditorProps = { list: PassengerList; draft: ListDraft; tools?: ReactNode };

/**
 * Everyone who rides, line by line. Enter goes to the line below, and lines of a spreadsheet are pasted into a name: so a list
 * of forty is written by keyboard alone.
 */
export function PassengerListEditor({ list, draft, tools }: EditorProps) {
  const lines = useRef<HTMLOListElement>(null);
  const named = mostOnOneTrip(draft.written);
  const isTooLong = named > list.booked.passengers;
  const hasReturn = list.trips.some(({ leg }) => leg > 1);
  const walk = (event: KeyboardEvent) => walkLines(event, lines.current);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className={isTooLong ? "font-semibold text-bad" : "font-semibold"}>
          {countText({ named, booked: list.booked.passengers })}
        </p>
        {tools && <div className="ms-auto flex flex-wrap gap-2">{tools}</div>}
      </div>
      {draft.problem && (
        <Alert tone={draft.notes.length > 0 ? "warn" : "bad"} announce title={draft.problem}>
          {draft.notes.length > 0 && <Notes notes={draft.notes} />}
        </Alert>
      )}
      {!draft.problem && draft.notes.length > 0 && (
        <Alert tone="warn" announce>
          <Notes notes={draft.notes} />
        </Alert>
      )}
      <p className="text-ink-2 text-sm">
        Paste lines from a spreadsheet into a name: name, phone, room{hasReturn && ", trips"}. Press Enter for the next
        line.
      </p>
      <ol ref={lines} aria-label="Passengers" className="grid gap-3">
        {draft.rows.map((row, at) => (
          <LineFields
            key={row.key}
            row={row}
            number={at + 1}
            hasReturn={hasReturn}
            isLast={at === draft.rows.length - 1}
            change={draft.change}
            remove={draft.remove}
            paste={draft.paste}
            walk={walk}
          />
        ))}
      </ol>
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => focusLast(lines.current)}
      >
        Add passenger
      </Button>
    </div>
  );
}

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul className="grid gap-1">
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

const focusLast = (lines: HTMLElement | null) =>
  [...(lines?.querySelectorAll<HTMLInputElement>('[data-cell="name"]') ?? [])].at(-1)?.focus();

/** Enter and the arrow keys go to the same cell of the next line or the one before. */
function walkLines(event: KeyboardEvent, lines: HTMLElement | null) {
  const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const cell = event.target instanceof HTMLInputElement ? event.target.dataset.cell : undefined;
  if (step === undefined || cell === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const column = [...(lines?.querySelectorAll<HTMLInputElement>(`[data-cell="${cell}"]`) ?? [])];
  column[column.indexOf(event.target as HTMLInputElement) + step]?.focus();
}

type LineProps = {
  row: DraftLine;
  number: number;
  hasReturn: boolean;
  /** The empty line at the end, which is on no list yet. */
  isLast: boolean;
  change: ListDraft["change"];
  remove: ListDraft["remove"];
  paste: ListDraft["paste"];
  walk: (event: KeyboardEvent) => void;
};

type TextField = "name" | "phone" | "room" | "allergy" | "language" | "needs";

const LineFields = memo(function LineFields({
  row,
  number,
  hasReturn,
  isLast,
  change,
  remove,
  paste,
  walk,
}: LineProps) {
  const set = (changed: Partial<ListedPassenger>) => change(row.key, changed);
  const text = (field: TextField, label: string, more: object = {}) => (
    <Cell label={label}>
      <TextInput
        size="sm"
        data-cell={field}
        autoComplete="off"
        maxLength={passengerLimits[field]}
        value={row[field]}
        onKeyDown={walk}
        onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        {...more}
      />
    </Cell>
  );
  const pasteLines = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\t\n]/.test(pasted.trim())) return;
    event.preventDefault();
    paste(row.key, pasted);
  };
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-2 rounded-lg bg-surface-2 p-3">
      <span aria-hidden="true" className="pt-7 text-ink-2 text-sm tabular-nums">
        {number}
      </span>
      <fieldset className="grid min-w-0 grid-cols-2 gap-x-2 gap-y-2.5 sm:grid-cols-12">
        <legend className="sr-only">
          Passenger {number}
          {row.name && `: ${row.name}`}
        </legend>
        <div className="col-span-2 sm:col-span-4">{text("name", "Name", { onPaste: pasteLines })}</div>
        <div className="sm:col-span-3">{text("phone", "Phone", { type: "tel" })}</div>
        <div className="sm:col-span-2">{text("room", "Room")}</div>
        {hasReturn && (
          <Cell label="Trips" className="sm:col-span-2">
            <Select
              size="sm"
              value={row.rides}
              onChange={({ currentTarget }) => set({ rides: currentTarget.value as Rides })}
              options={rides.map((value) => ({ value, label: ridesLabels[value] }))}
            />
          </Cell>
        )}
        <Cell label="Bags" className={hasReturn ? "sm:col-span-1" : "sm:col-span-3"}>
          <TextInput
            size="sm"
            data-cell="bags"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={row.bags === null ? "" : String(row.bags)}
            onKeyDown={walk}
            onChange={({ currentTarget }) => set({ bags: bagsOf(currentTarget.value) })}
          />
        </Cell>
        <Cell label="Child seat" className="sm:col-span-3">
          <Select
            size="sm"
            value={row.child_seat}
            onChange={({ currentTarget }) => set({ child_seat: currentTarget.value as ChildSeat })}
            options={[
              { value: "", label: "None" },
              ...childSeatKinds.map((value) => ({ value, label: childSeatNames[value] })),
            ]}
          />
        </Cell>
        <div className="sm:col-span-2">{text("allergy", "Allergy")}</div>
        <div className="sm:col-span-2">{text("language", "Language")}</div>
        <div className="col-span-2 sm:col-span-3">{text("needs", "Other needs")}</div>
        <div className="col-span-2 flex items-end justify-between gap-2 sm:col-span-2">
          <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={row.wheelchair}
              onChange={({ currentTarget }) => set({ wheelchair: currentTarget.checked })}
            />
            Wheelchair
          </label>
          {!isLast && (
            <IconButton size="sm" label={`Remove ${row.name || `passenger ${number}`}`} onClick={() => remove(row.key)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </fieldset>
    </li>
  );
});

const bagsOf = (text: string): number | null => {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? null : Math.min(Math.max(count, 0), passengerLimits.bags);
};

function Cell({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in.
    <label className={`grid min-w-0 content-start gap-1 text-ink-2 text-xs ${className ?? ""}`}>
      {label}
      {children}
    </label>
  );
}
