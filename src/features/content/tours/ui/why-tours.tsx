import { CloudSun, DoorOpen, type LucideIcon, Timer, UsersRound } from "lucide-react";
import { SectionHeading } from "#design/section-heading.tsx";
import type { toursPage } from "../../words/pages/tours-page.ts";

type Words = (typeof toursPage)["whyChoose"];

const icons: Record<Words["items"][number]["icon"], LucideIcon> = {
  private: UsersRound,
  pace: Timer,
  weather: CloudSun,
  pickup: DoorOpen,
};

export function WhyTours({ words }: { words: Words }) {
  return (
    <section aria-labelledby="why" className="section wrap">
      <SectionHeading id="why" kicker={words.kicker} title={words.title} />
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {words.items.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <span className="grid size-13 place-items-center rounded-md bg-accent-soft text-warn">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
