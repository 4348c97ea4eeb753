import { Check, type LucideIcon, Minus, X } from "lucide-react";
import { cx } from "#design/class-names.ts";

type Mark = "yes" | "no" | "plain";

const looks: Record<Mark, { Icon: LucideIcon; colour: string }> = {
  yes: { Icon: Check, colour: "text-ok" },
  no: { Icon: X, colour: "text-bad" },
  plain: { Icon: Minus, colour: "text-ink-3" },
};

type MarkedListProps = { items: readonly string[]; mark?: Mark; className?: string };

/** Short lines, each behind a tick, a cross or a dash. */
export function MarkedList({ items, mark = "yes", className }: MarkedListProps) {
  const { Icon, colour } = looks[mark];
  return (
    <ul className={cx("grid gap-2", className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Icon aria-hidden="true" strokeWidth={2.6} className={cx("mt-1 size-4 shrink-0", colour)} />
          {item}
        </li>
      ))}
    </ul>
  );
}
