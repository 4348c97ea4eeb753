import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { cx } from "./class-names.ts";
import { stripFades, useStrip } from "./use-strip.ts";

export type TabItem = { id: string; label: ReactNode; icon?: ReactNode; count?: number; content: ReactNode };

type TabsProps = {
  /** The choice the tabs offer, for screen readers. */
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
    list: "gap-2 border-line border-b",
    // Room at the sides, so that the ring of the focus is drawn around the word and not across it.
    tab: "-mb-px rounded-t-sm border-b-[3px] px-2 border-transparent text-ink-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink",
  },
};

/** For signed-in pages: arrow keys move and choose at once. Public pages have none and never load this. */
export function Tabs({ label, items, value, onChange, variant = "pill", keepPanels, className }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.id);
  const selected = value ?? own ?? "";
  const { strip, more } = useStrip(selected);
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  return (
    <Radix.Root value={selected} onValueChange={choose} className={cx("min-w-0", className)}>
      <Radix.List
        ref={strip}
        data-more={more}
        aria-label={label}
        className={cx("flex overflow-x-auto [scrollbar-width:none]", stripFades, looks[variant].list)}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            item={item}
            className={looks[variant].tab}
            // Radix says nothing of the tab that is open already; its address may still be missing.
            {...(item.id === selected && { onPress: () => choose(item.id) })}
          />
        ))}
      </Radix.List>
      {items.map(({ id, content }) => (
        <Radix.Content
          key={id}
          value={id}
          {...(keepPanels && { forceMount: true })}
          hidden={id !== selected}
          // The contents of a panel take the focus, not the panel.
          tabIndex={undefined}
          className="pt-5"
        >
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function Tab({ item, className, onPress }: { item: TabItem; className: string; onPress?: () => void }) {
  return (
    <Radix.Trigger
      value={item.id}
      onMouseDown={onPress}
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
    </Radix.Trigger>
  );
}
