import { Baby, Clock, type LucideIcon, Route, ShieldCheck, Tag, Users } from "lucide-react";
import type { ReasonIcon, ServicesView } from "../words/page-shapes.ts";
import { SectionHeading } from "./section-heading.tsx";

const icons: Record<ReasonIcon, LucideIcon> = {
  route: Route,
  price: Tag,
  shield: ShieldCheck,
  clock: Clock,
  child: Baby,
  people: Users,
};

/** Why choose us. */
export function ReasonsSection({ words: { items, ...heading } }: { words: ServicesView["whyChooseUs"] }) {
  return (
    <section aria-labelledby="why" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="why" {...heading} />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={title} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface text-primary-text shadow-1">
                  <Icon aria-hidden="true" className="size-[23px]" />
                </span>
                <div>
                  <h3 className="text-[1.1875rem] leading-tight">{title}</h3>
                  <p className="mt-1.5 text-ink-2">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
