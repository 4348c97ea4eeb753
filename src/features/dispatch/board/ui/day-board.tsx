import { Search } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { DateText, formatLongDate } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard, SkeletonTable } from "#design/skeleton.tsx";
import { addDays, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { useNow } from "../../ui/use-now.ts";
import { findConflicts } from "../conflict-policy.ts";
import type { BoardDay } from "../contract.ts";
import { countStates } from "../count-policy.ts";
import { DayConflicts } from "./day-conflicts.tsx";
import { DayLanes } from "./day-lanes.tsx";
import { DayPicker } from "./day-picker.tsx";
import { type DayFilter, DayTable } from "./day-table.tsx";
import { DayTiles } from "./day-tiles.tsx";
import { TripDrawer } from "./trip-drawer.tsx";
import { useDayKeys } from "./use-day-keys.ts";
import { type Line, useLiveDay } from "./use-live-day.ts";
import { useTripSearch } from "./use-trip-search.ts";

/** A heartbeat comes every 25 seconds: without one, what is shown may be wrong by now. */
const staleAfterSeconds = 30;

type DayBoardProps = {
  day: LocalDate;
  onDay: (day: LocalDate) => void;
  /** What is looked for at first. */
  looksFor?: string;
};

/** One day on the road; what others change appears as they change it. */
export function DayBoard({ day, onDay, looksFor = "" }: DayBoardProps) {
  const now = useNow(15);
  const today = localDateOf(now);
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(looksFor);
  const [filter, setFilter] = useState<DayFilter>(looksFor ? "all" : "open");
  const { read, line } = useLiveDay(day);
  useDayKeys({
    onPrevious: () => onDay(addDays(day, -1)),
    onNext: () => onDay(addDays(day, 1)),
    onToday: () => onDay(today),
    onSearch: () => search.current?.focus(),
  });
  const lookFor = (next: string) => {
    // Who starts to search wants to find the trip, no matter who drives it.
    if (text === "") setFilter("all");
    setText(next);
  };
  const heardAt = line.isOpen ? line.heardAt : Math.max(line.heardAt, read.dataUpdatedAt);
  const isStale = read.data && now.getTime() - heardAt > staleAfterSeconds * 1000;
  return (
    <PageFrame
      title={day === today ? "Today on the road" : "On the road"}
      lead={formatLongDate(day)}
      actions={<DayPicker day={day} today={today} onDay={onDay} />}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField ref={search} text={text} onText={lookFor} />
        {read.data && <LineState line={line} readAt={read.data.read_at} />}
        <KeyHints />
      </div>
      {isStale && <StaleNotice onRetry={() => void read.refetch()} />}
      {read.isPending && <Waiting />}
      {!read.data && read.isError && (
        <ReadFailed title="We couldn’t load this day" error={read.error} onAgain={() => void read.refetch()} />
      )}
      {read.data && <Day key={day} data={read.data} text={text} filter={filter} onFilter={setFilter} now={now} />}
    </PageFrame>
  );
}

/** Whether changes arrive by themselves just now. */
const LineState = ({ line, readAt }: { line: Line; readAt: string }) => (
  <p className="inline-flex items-center gap-2 text-ink-3 text-sm">
    <span aria-hidden="true" className={cx("size-2 rounded-pill", line.isOpen ? "bg-ok" : "bg-warn")} />
    {line.isOpen ? (
      "Live"
    ) : (
      <>
        Connecting… Updated at <DateText at={readAt} style="time" />
      </>
    )}
  </p>
);

type DayProps = {
  data: BoardDay;
  text: string;
  filter: DayFilter;
  onFilter: (filter: DayFilter) => void;
  now: Date;
};

function Day({ data, text, filter, onFilter, now }: DayProps) {
  const [chosen, setChosen] = useState<string>();
  const found = useTripSearch(data, text);
  return (
    <>
      <DayTiles counts={countStates(data.trips)} />
      <DayConflicts conflicts={findConflicts(data)} trips={data.trips} onTrip={setChosen} />
      <Card>
        <CardHeader title="Trips" note="Trips without a driver come first. Select a row for details." />
        <DayTable
          trips={found.trips}
          filter={filter}
          onFilter={onFilter}
          onTrip={setChosen}
          isSearching={found.isSearching}
        />
      </Card>
      <Card>
        <CardHeader title="Drivers" note="Each driver’s day. Select a trip for details." />
        <DayLanes
          day={localDate(data.date)}
          trips={found.trips}
          drivers={found.drivers}
          now={now}
          activeTrip={chosen}
          onTrip={setChosen}
        />
      </Card>
      <TripDrawer trip={data.trips.find(({ id }) => id === chosen)} onClose={() => setChosen(undefined)} />
    </>
  );
}

type SearchFieldProps = { ref: Ref<HTMLInputElement>; text: string; onText: (text: string) => void };

const SearchField = ({ ref, text, onText }: SearchFieldProps) => (
  <div className="w-full max-w-sm">
    <TextInput
      ref={ref}
      type="search"
      size="sm"
      aria-label="Search this day"
      aria-keyshortcuts="/"
      placeholder="Name, reference, plate or place"
      lead={<Search aria-hidden="true" />}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  </div>
);

const KeyHints = () => (
  <p className="ml-auto text-ink-3 text-sm max-lg:hidden">
    Keys: <Key>[</Key> <Key>]</Key> day, <Key>T</Key> today, <Key>/</Key> search
  </p>
);
const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-xs bg-surface-2 px-1.5 py-0.5 font-semibold font-text text-ink-2 text-xs">{children}</kbd>
);

const StaleNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    tone="warn"
    announce
    title="This may be out of date"
    action={
      <Button size="sm" variant="outline" onClick={onRetry}>
        Reload
      </Button>
    }
  >
    We’ve had no word from the server for more than 30 seconds.
  </Alert>
);

const Waiting = () => (
  <>
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {["a", "b", "c", "d", "e"].map((tile) => (
        <SkeletonCard key={tile} lines={1} />
      ))}
    </div>
    <Card>
      <SkeletonTable rows={6} columns={5} />
    </Card>
  </>
);
