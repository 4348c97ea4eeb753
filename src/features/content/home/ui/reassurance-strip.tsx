import { Clock, type LucideIcon, ShieldCheck, Star } from "lucide-react";
import { cx } from "#design/class-names.ts";
import type { ReassuranceItem } from "../../words/reassurance.ts";

const looks: Record<ReassuranceItem["icon"], { Icon: LucideIcon; colour: string }> = {
  clock: { Icon: Clock, colour: "bg-accent-soft text-warn" },
  shield: { Icon: ShieldCheck, colour: "bg-info-soft text-info" },
  star: { Icon: Star, colour: "bg-primary-soft text-primary-text" },
};

export function ReassuranceStrip({ items }: { items: readonly ReassuranceItem[] }) {
  if (items.length === 0) return null;
  return (
    <div className="wrap pb-(--section)">
      <ul
        className={cx(
          "grid gap-x-8 gap-y-6 rounded-xl bg-surface p-6 shadow-1 lg:px-9 lg:py-8",
          items.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2",
        )}
      >
        {items.map(({ icon, title, text }) => {
          const { Icon, colour } = looks[icon];
          return (
            <li key={title} className="flex items-center gap-4 md:max-lg:flex-col md:max-lg:items-start">
              <span className={`grid size-14 shrink-0 place-items-center rounded-md ${colour}`}>
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div>
                <h3 className="text-[1.125rem] leading-tight">{title}</h3>
                <p className="mt-1 text-balance text-[0.9375rem] text-ink-2 leading-snug">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
