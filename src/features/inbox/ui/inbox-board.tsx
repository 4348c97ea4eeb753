import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { EmptyState } from "#design/empty-state.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { useSettled } from "#design/use-settled.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ThreadFilter, threadFilters } from "../contract.ts";
import { filterNames } from "./thread-labels.tsx";
import { ThreadList } from "./thread-list.tsx";
import { ThreadView } from "./thread-view.tsx";
import { useThreads } from "./use-threads.ts";

/** Everyone who wrote to us, and the thread that is open beside them; on a phone one after the other. */
export function InboxBoard() {
  const address = usePageAddress();
  const filter = threadFilters.find((one) => one === address.read("show")) ?? "open";
  const [typed, setTyped] = useState(address.read("search"));
  const search = useSettled(typed.trim(), 300);
  const list = useThreads(filter, search);
  const chosen = address.read("thread");
  const choose = (thread: string) => address.go({ thread });
  useListKeys(list.lines?.map(({ id }) => id) ?? [], chosen, (thread) => address.filter({ thread }));
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <section aria-label="Inbox" className={cx("grid min-w-0 content-start gap-3", chosen && "max-lg:hidden")}>
        <TextInput
          type="search"
          aria-label="Search threads"
          placeholder="Name, number, email or reference"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Filters
          filter={filter}
          counts={list.counts}
          onChange={(show) => address.filter({ show: show === "open" ? "" : show })}
        />
        <ThreadList list={list} filter={filter} isNarrowed={search !== ""} chosen={chosen} onChoose={choose} />
        <p className="text-ink-2 text-xs max-lg:hidden">Keys: J and K move through the list, R writes an answer.</p>
      </section>
      <section aria-label="Thread" className={cx("min-w-0", !chosen && "max-lg:hidden")}>
        {chosen ? (
          <div className="grid min-w-0 gap-2">
            <Button
              size="sm"
              variant="quiet"
              className="-ml-3 justify-self-start lg:hidden"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => address.filter({ thread: "" })}
            >
              All threads
            </Button>
            <ThreadView key={chosen} thread={chosen} />
          </div>
        ) : (
          <Card>
            <EmptyState
              level={2}
              title="Choose a thread"
              text="Messages, calls and notes of one customer are shown here in order."
            />
          </Card>
        )}
      </section>
    </div>
  );
}

type Counts = Readonly<Record<"open" | "mine" | "unassigned" | "unread" | "waiting", number>>;
type FiltersProps = { filter: ThreadFilter; counts: Counts | undefined; onChange: (filter: ThreadFilter) => void };

function Filters({ filter, counts, onChange }: FiltersProps) {
  const kept = useRef(counts);
  if (counts) kept.current = counts;
  const shown: Readonly<Partial<Record<ThreadFilter, number>>> = counts ?? kept.current ?? {};
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Show</legend>
      {threadFilters.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          onClick={() => onChange(one)}
          className={cx(
            "inline-flex min-h-9 items-center gap-1.5 rounded-pill px-3 font-semibold text-sm transition-colors duration-(--d-1) pointer-coarse:min-h-11",
            filter === one
              ? "bg-[light-dark(var(--c-atlantic),var(--surface-3))] text-on-dark"
              : "text-ink-2 inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink",
          )}
        >
          {filterNames[one]}
          {shown[one] !== undefined && <span>{shown[one] > 99 ? "99+" : shown[one]}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** J and K go down and up the list, R to the answer; none while someone types. */
function useListKeys(ids: readonly string[], chosen: string, choose: (id: string) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.closest("input, textarea, select, [role=menu]") !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "r" && chosen) {
      event.preventDefault();
      document.querySelector<HTMLElement>("[data-answer]")?.focus();
      return;
    }
    if (key !== "j" && key !== "k") return;
    const at = ids.indexOf(chosen);
    const next = ids[key === "j" ? at + 1 : Math.max(at - 1, 0)];
    if (next) choose(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
