import { Check } from "lucide-react";
import { cx } from "#design/class-names.ts";

type CheckListProps = { items: readonly string[]; className?: string };

/** Things that are so, each with its tick. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cx("grid gap-3.5", className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="mt-px grid size-6 shrink-0 place-items-center rounded-pill bg-ok-soft text-ok"
          >
            <Check strokeWidth={2.8} className="size-3.5" />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
