import { Keyboard, Search } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useStoredText } from "#design/use-stored-text.ts";
import { addDays, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { useNow } from "../../ui/use-now.ts";
import { DayPicker } from "./day-picker.tsx";
import { DayPlan } from "./day-plan.tsx";
import { KeyHelp } from "./key-help.tsx";
import { LineState, StaleNotice } from "./line-state.tsx";
import { useDayKeys } from "./use-day-keys.ts";
import { useLiveDay } from "./use-live-day.ts";
import type { RowsBy } from "./use-rows.ts";

/** A heartbeat comes every 25 seconds: without one, what is shown may be wrong by now. */
const staleAfterSeconds = 30;

type DayBoardProps = {
  day: LocalDate;
  onDay: (day: LocalDate) => void;
  /** What is looked for at first. */
  looksFor?: string;
  /** The trip that is open at first. */
  opens?: string | undefined;
};

/** One day on the road; what others change appears as they change it. */
export function DayBoard({ day, onDay, looksFor = "", opens }: DayBoardProps) {
  const now = useNow(15);
  const today = localDateOf(now);
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(looksFor);
  const [opened, setOpened] = useState(opens);
  const [isHelping, setHelping] = useState(false);
  const [stored, setStored] = useStoredText("board-rows");
  const by: RowsBy = stored === "vehicle" ? "vehicle" : "driver";
  const { read, line } = useLiveDay(day);
  useDayKeys({
    onPrevious: () => onDay(addDays(day, -1)),
    onNext: () => onDay(addDays(day, 1)),
    onToday: () => onDay(today),
    onSearch: () => search.current?.focus(),
    onHelp: () => setHelping(true),
  });
  const heardAt = line.isOpen ? line.heardAt : Math.max(line.heardAt, read.dataUpdatedAt);
  const isStale = read.data && now.getTime() - heardAt > staleAfterSeconds * 1000;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DayPicker day={day} today={today} onDay={onDay} />
        <Segmented
          label="Rows"
          value={by}
          onChange={setStored}
          options={[
            { value: "driver", label: "Drivers" },
            { value: "vehicle", label: "Vehicles" },
          ]}
        />
        <SearchField ref={search} text={text} onText={setText} />
        <div className="ms-auto flex items-center gap-3">
          {read.data && <LineState line={line} readAt={read.data.read_at} />}
          <Button
            size="sm"
            variant="quiet"
            aria-keyshortcuts="?"
            icon={<Keyboard aria-hidden="true" />}
            className="max-lg:hidden"
            onClick={() => setHelping(true)}
          >
            Shortcuts
          </Button>
        </div>
      </div>
      {isStale && <StaleNotice onRetry={() => void read.refetch()} />}
      {read.isPending && (
        <Card>
          <SkeletonTable rows={8} columns={6} />
        </Card>
      )}
      {!read.data && read.isError && (
        <ReadFailed title="We couldn’t load this day" error={read.error} onAgain={() => void read.refetch()} />
      )}
      {read.data && (
        <DayPlan
          key={day}
          data={read.data}
          by={by}
          text={text}
          now={now}
          opens={opened}
          onElsewhere={(other, tripId) => {
            setOpened(tripId);
            onDay(other);
          }}
        />
      )}
      <KeyHelp open={isHelping} onClose={() => setHelping(false)} />
    </div>
  );
}

type SearchFieldProps = { ref: Ref<HTMLInputElement>; text: string; onText: (text: string) => void };

const SearchField = ({ ref, text, onText }: SearchFieldProps) => (
  <div className="w-full sm:w-64">
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
