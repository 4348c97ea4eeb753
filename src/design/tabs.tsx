import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { cx } from "./class-names.ts";
import { stripFades, useStrip } from "./use-strip.ts";

export type TabItem = { id: string; label: ReactNode; icon?: ReactNode; count?: number; content: ReactNode };

type TabsProps = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Left out, the tabs keep their own choice. */
  value?: string;
  onChange?: (id: string) => void;
  variant?: "pill" | "line";
  /** Keeps what was typed in a tab one has left. */
  keepPanels?: boolean;
  className?: string;
};

const looks = {
  pill: {
    list: "gap-1",
    tab:
      "rounded-pill px-4 text-ink-2 hover:bg-surface-2 hover:text-ink aria-selected:text-on-dark " +
      "aria-selected:bg-[light-dark(var(--c-atlantic),var(--surface-3))]",
  },
  line: {
    list: "gap-6 border-line border-b",
    tab: "-mb-px border-b-[3px] border-transparent text-ink-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink",
  },
};

export function Tabs({ label, items, value, onChange, variant = "pill", keepPanels, className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(items[0]?.id);
  const selected = value ?? own;
  const { strip, more } = useStrip(selected);
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  return (
    <div className={cx("min-w-0", className)}>
      <div
        ref={strip}
        role="tablist"
        data-more={more}
        aria-label={label}
        onKeyDown={moveFocus}
        className={cx("flex overflow-x-auto [scrollbar-width:none]", stripFades, looks[variant].list)}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            item={item}
            base={base}
            selected={item.id === selected}
            onChoose={() => choose(item.id)}
            className={looks[variant].tab}
          />
        ))}
      </div>
      {items.map((item) => {
        const shown = item.id === selected;
        if (!shown && !keepPanels) return null;
        return (
          <div
            key={item.id}
            role="tabpanel"
            id={`${base}-${item.id}`}
            aria-labelledby={`${base}-${item.id}-tab`}
            hidden={!shown}
            className="pt-5"
          >
            {item.content}
          </div>
        );
      })}
    </div>
  );
}

type TabProps = { item: TabItem; base: string; selected: boolean; onChoose: () => void; className: string };

function Tab({ item, base, selected, onChoose, className }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${item.id}-tab`}
      aria-controls={selected ? `${base}-${item.id}` : undefined}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={onChoose}
      className={cx(
        "inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap text-[0.9375rem] font-semibold",
        "transition-colors duration-(--d-1) focus-visible:-outline-offset-3 [&>svg]:size-[18px]",
        className,
      )}
    >
      {item.icon}
      {item.label}
      {item.count !== undefined && (
        <span className="rounded-pill bg-primary-soft px-2 text-xs font-bold text-primary-text">{item.count}</span>
      )}
    </button>
  );
}

/** Arrow keys move and choose at once; only the chosen tab is a stop for the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const here = tabs.findIndex((tab) => tab.tabIndex === 0);
  const last = tabs.length - 1;
  const next = { ArrowRight: here === last ? 0 : here + 1, ArrowLeft: here <= 0 ? last : here - 1, Home: 0, End: last }[
    event.key
  ];
  const tab = next === undefined ? undefined : tabs[next];
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}
