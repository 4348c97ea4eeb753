import { Keyboard, Search } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { IconButton } from "#design/button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { useStoredText } from "#design/use-stored-text.ts";
import { addDays, type LocalDate } from "#domain/time/local-time.ts";
import type { RowsBy } from "../board/ui/use-rows.ts";
import { DayPicker } from "./day-picker.tsx";
import { KeyHelp } from "./key-help.tsx";
import type { BoardView } from "./use-board-address.ts";
import { useDayKeys } from "./use-day-keys.ts";

/** By driver or by vehicle, as it was last chosen. */
export function useRowsBy() {
  const [stored, setBy] = useStoredText("board-rows");
  const by: RowsBy = stored === "vehicle" ? "vehicle" : "driver";
  return { by, setBy };
}

type BoardToolsProps = {
  view: BoardView;
  day: LocalDate;
  today: LocalDate;
  onDay: (day: LocalDate) => void;
  onView: (view: BoardView) => void;
  by: RowsBy;
  onBy: (by: RowsBy) => void;
  text: string;
  onText: (text: string) => void;
  /** What else can be done, and how fresh the board is. */
  children: ReactNode;
};

/** What day and week have in common: which days, which rows, what is looked for; each with its key. */
export function BoardTools({ view, day, today, onDay, onView, by, onBy, text, onText, children }: BoardToolsProps) {
  const search = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [isHelping, setHelping] = useState(false);
  const step = view === "week" ? 7 : 1;
  useDayKeys({
    onPrevious: () => onDay(addDays(day, -step)),
    onNext: () => onDay(addDays(day, step)),
    onToday: () => onDay(today),
    onDay: () => onView("day"),
    onWeek: () => onView("week"),
    onSearch: () => {
      before.current = document.activeElement;
      search.current?.focus();
    },
    onHelp: () => setHelping(true),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DayPicker day={day} today={today} step={step} onDay={onDay} />
      <Segmented
        label="View"
        value={view}
        onChange={onView}
        options={[
          { value: "day", label: "Day" },
          { value: "week", label: "Week" },
        ]}
      />
      <Segmented
        label="Rows"
        value={by}
        onChange={onBy}
        options={[
          { value: "driver", label: "Drivers" },
          { value: "vehicle", label: "Vehicles" },
        ]}
      />
      <SearchField
        ref={search}
        label={`Search this ${view}`}
        text={text}
        onText={onText}
        onLeave={() => {
          search.current?.blur();
          if (before.current instanceof HTMLElement) before.current.focus();
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <IconButton
          label="Keyboard shortcuts"
          size="sm"
          aria-keyshortcuts="?"
          className="max-lg:hidden pointer-coarse:hidden"
          onClick={() => setHelping(true)}
        >
          <Keyboard />
        </IconButton>
      </div>
      <KeyHelp open={isHelping} onClose={() => setHelping(false)} />
    </div>
  );
}

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
};

/** Escape empties it, and once more goes back to where the search was started from. */
const SearchField = ({ ref, label, text, onText, onLeave }: SearchFieldProps) => (
  <div className="w-full grow sm:w-72">
    <TextInput
      ref={ref}
      type="search"
      size="sm"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder="Name, reference, plate or place"
      lead={<Search aria-hidden="true" />}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Escape" && text === "" && onLeave()}
    />
  </div>
);
