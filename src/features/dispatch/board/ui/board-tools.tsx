import { ChevronLeft, ChevronRight, Keyboard, Search } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { useStoredText } from "#design/use-stored-text.ts";
import { addDays, type LocalDate, localDate } from "#domain/time/local-time.ts";
import type { BoardView } from "./use-board-address.ts";
import { useDayKeys } from "./use-day-keys.ts";
import { useDensity } from "./use-density.ts";
import type { RowsBy } from "./use-rows.ts";

/** Rows by driver or by vehicle, as last chosen. */
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
  /** Further actions, and how fresh the board is. */
  children: ReactNode;
};

/** Controls shared by day and week: dates, rows and search, with their shortcuts. */
export function BoardTools({ view, day, today, onDay, onView, by, onBy, text, onText, children }: BoardToolsProps) {
  const search = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [isHelping, setHelping] = useState(false);
  const { density, setDensity } = useDensity();
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
      {view === "day" && (
        <Segmented
          label="Row height"
          value={density}
          onChange={setDensity}
          options={[
            { value: "normal", label: "Normal" },
            { value: "compact", label: "Compact" },
          ]}
        />
      )}
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

/** Escape clears it, and a second time returns to where the search started. */
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

const keys: readonly (readonly [string, string])[] = [
  ["← → ↑ ↓", "Move from trip to trip"],
  ["Enter", "Open the trip"],
  ["A", "Assign the trip"],
  ["O", "Offer the trip"],
  ["N", "Write a note or a message to the driver"],
  ["M", "Move the trip to another time"],
  ["U", "Unassign the trip"],
  ["[  ]", "Previous and next day or week"],
  ["T", "Today"],
  ["D  W", "Day and week"],
  ["/", "Search"],
  ["?", "This list"],
];

function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 pb-4">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-xs bg-surface-2 px-2 py-1 font-semibold font-text text-ink text-sm">{key}</kbd>
            </dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type DayPickerProps = {
  day: LocalDate;
  today: LocalDate;
  /** How many days the arrows move. */
  step: 1 | 7;
  onDay: (day: LocalDate) => void;
};

/** Day by day or week by week with the arrows, any day by the calendar. */
function DayPicker({ day, today, step, onDay }: DayPickerProps) {
  const unit = step === 7 ? "week" : "day";
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <IconButton
        label={`Previous ${unit}`}
        variant="outline"
        size="sm"
        aria-keyshortcuts="["
        onClick={() => onDay(addDays(day, -step))}
      >
        <ChevronLeft />
      </IconButton>
      <div className="min-w-36 flex-1 sm:w-48 sm:flex-none">
        <DatePicker
          aria-label="Date"
          size="sm"
          value={day}
          today={today}
          onChange={(chosen) => chosen !== "" && onDay(localDate(chosen))}
        />
      </div>
      <IconButton
        label={`Next ${unit}`}
        variant="outline"
        size="sm"
        aria-keyshortcuts="]"
        onClick={() => onDay(addDays(day, step))}
      >
        <ChevronRight />
      </IconButton>
      <Button variant="outline" size="sm" aria-keyshortcuts="t" disabled={day === today} onClick={() => onDay(today)}>
        Today
      </Button>
    </div>
  );
}
