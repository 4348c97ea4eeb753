import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { SpinnerMark } from "#design/spinner.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract, type SearchResults } from "../contract.ts";
import { PaletteRow } from "./palette-row.tsx";
import { keyOf, type PaletteGroup, type PaletteItem, type PalettePage, paletteGroups } from "./use-palette-groups.ts";
import type { Choice } from "./use-recent-choices.ts";

type PaletteBoxProps = {
  pages: readonly PalettePage[];
  recent: readonly Choice[];
  opens: (path: string) => boolean;
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
};

/** The search field with the list below it. The focus never leaves the field. */
export function PaletteBox({ pages, recent, opens, onChoose, onClose }: PaletteBoxProps) {
  const base = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState("");
  const { found, isSearching, error, retry } = useSearch(typed);
  const groups = paletteGroups({ typed, pages, recent, found, opens });
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === chosen),
  );
  const active = items[at];

  const point = (item: PaletteItem | undefined) => setChosen(item ? keyOf(item) : "");
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 };
    const next = steps[event.key];
    if (next !== undefined && items.length > 0) {
      event.preventDefault();
      const isStep = event.key.startsWith("Arrow");
      point(items[isStep ? (next + items.length) % items.length : Math.min(items.length - 1, Math.max(0, next))]);
    }
    if (event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(active);
    }
  };
  useEffect(() => {
    document.getElementById(`${base}-${at}`)?.scrollIntoView?.({ block: "nearest" });
  }, [base, at]);
  return (
    <div className="flex max-h-[min(38rem,72dvh)] flex-col max-sm:h-full max-sm:max-h-none">
      <div className="relative flex items-center border-line border-b">
        <span aria-hidden="true" className="pointer-events-none absolute left-5 text-ink-3 [&>svg]:size-5">
          {isSearching ? <SpinnerMark /> : <Search />}
        </span>
        <input
          type="text"
          name="search"
          role="combobox"
          aria-label="Search bookings, people, documents and pages"
          aria-expanded={items.length > 0}
          aria-controls={`${base}-list`}
          aria-activedescendant={active ? `${base}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          maxLength={100}
          placeholder="Reference, name, phone, place, plate or page"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen("");
          }}
          onKeyDown={move}
          className="min-h-15 w-full bg-transparent pr-14 pl-14 text-lead outline-none placeholder:text-ink-3"
        />
        <IconButton label="Close" size="sm" onClick={onClose} className="absolute! right-3">
          <X />
        </IconButton>
      </div>
      <div
        id={`${base}-list`}
        role="listbox"
        aria-label="Results"
        className="min-h-0 grow overflow-y-auto overscroll-contain p-2"
      >
        <Groups base={base} groups={groups} typed={typed} at={at} onPoint={point} onChoose={onChoose} />
      </div>
      {items.length === 0 && !error && <Nothing typed={typed} isSearching={isSearching} />}
      {error && <Failure text={error.message} onRetry={retry} />}
      <Keys count={typed.trim() && !isSearching ? items.length : undefined} />
    </div>
  );
}

type GroupsProps = {
  base: string;
  groups: readonly PaletteGroup[];
  typed: string;
  at: number;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
};

function Groups({ base, groups, typed, at, onPoint, onChoose }: GroupsProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0));
  return groups.map(({ label, items }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
    <div key={label} role="group" aria-labelledby={`${base}-group-${index}`} className="pb-2">
      <p id={`${base}-group-${index}`} className="px-3 pt-2 pb-1 font-semibold text-ink-3 text-xs">
        {label}
      </p>
      {items.map((item, offset) => {
        const position = (starts[index] ?? 0) + offset;
        return (
          <PaletteRow
            key={keyOf(item)}
            id={`${base}-${position}`}
            item={item}
            typed={typed}
            isActive={position === at}
            onPoint={() => onPoint(item)}
            onChoose={() => onChoose(item)}
          />
        );
      })}
    </div>
  ));
}

function Nothing({ typed, isSearching }: { typed: string; isSearching: boolean }) {
  const words = typed.trim();
  return (
    <p className="px-6 pb-10 text-center text-ink-2">
      {isSearching && "Searching…"}
      {!isSearching && words.length < 2 && "Type one more character."}
      {!isSearching && words.length >= 2 && (
        <>
          Nothing matches <b className="text-ink">{words}</b>. Try a reference, a name, an email address, a phone
          number, a place or a number plate.
        </>
      )}
    </p>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-bad-soft px-5 py-3 text-bad text-sm">
      <p className="grow font-semibold">{text}</p>
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Keys({ count }: { count: number | undefined }) {
  return (
    <footer className="flex items-center gap-5 border-line border-t px-5 py-2.5 text-ink-2 text-xs">
      <span className="max-sm:hidden">
        <Key>↑</Key> <Key>↓</Key> move
      </span>
      <span className="max-sm:hidden">
        <Key>Enter</Key> open
      </span>
      <span className="max-sm:hidden">
        <Key>Esc</Key> close
      </span>
      <span role="status" className="ml-auto">
        {count !== undefined && (count === 1 ? "1 result" : `${count} results`)}
      </span>
    </footer>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[5px] bg-surface-2 px-1.5 py-0.5 font-semibold font-text text-ink-2">{children}</kbd>
);

const pauseInMs = 180;
const fewest = 2;

/** Searches after a pause in typing, and shows the last answer until the next arrives. */
function useSearch(typed: string) {
  const result = typed.trim();
  const answer = usePaused(result);
  const isLong = result.length >= fewest;
  const { data, error, isFetching, refetch } = useCall(
    reportingContract.findAnything,
    { text: answer },
    { enabled: isLong && answer.length >= fewest },
  );
  const [last, setLast] = useState<SearchResults>();
  if (data && data !== last) setLast(data);
  return {
    found: isLong ? (data ?? last) : undefined,
    isSearching: isLong && (isFetching || answer !== result),
    error: isLong && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseInMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
