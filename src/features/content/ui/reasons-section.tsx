import { ArrowRight, Baby, BadgeCheck, Clock, type LucideIcon, Route, ShieldCheck, Tag, Users } from "lucide-react";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { ReasonIcon, ServicesView } from "../words/page-shapes.ts";
import { useClaims } from "./figures.tsx";

const icons: Record<ReasonIcon, LucideIcon> = {
  route: Route,
  price: Tag,
  shield: ShieldCheck,
  clock: Clock,
  child: Baby,
  people: Users,
};

/** Why choose us. */
export function ReasonsSection({ words: { items, promises, ...heading } }: { words: ServicesView["whyChooseUs"] }) {
  const { isInsured } = useClaims();
  const reasons = items.filter(({ icon }) => icon !== "shield" || isInsured);
  return (
    // On a phone it is taller than the placeholder height of unseen sections, and would overlap the next one.
    <section aria-labelledby="why" className="section [content-visibility:visible] bg-surface-2">
      <div className="wrap">
        <SectionHeading id="why" {...heading} />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {reasons.map(({ icon, title, text }) => {
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
        <Promises words={promises} />
      </div>
    </section>
  );
}

/** Two claims on one board; the guarantee leads to its terms. */
function Promises({ words }: { words: ServicesView["whyChooseUs"]["promises"] }) {
  const { accidentFreeYears, guarantee } = useClaims();
  if (accidentFreeYears === "" && guarantee === "") return null;
  return (
    <ul className="scheme-dark mt-10 grid gap-x-10 gap-y-5 rounded-xl bg-atlantic px-6 py-7 text-on-dark [--focus:var(--c-sun)] sm:px-8 lg:grid-cols-[auto_1fr] lg:items-center">
      {accidentFreeYears && (
        <li className="flex items-center gap-4">
          <ShieldCheck aria-hidden="true" className="size-9 shrink-0 text-sun" />
          <span className="font-display font-extrabold text-xl leading-tight">
            {`${accidentFreeYears} ${words.safety}`}
          </span>
        </li>
      )}
      {guarantee && (
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:not-first:border-on-dark/25 lg:not-first:border-l lg:not-first:pl-10">
          <BadgeCheck aria-hidden="true" className="size-9 shrink-0 text-sun" />
          <span className="font-display font-extrabold text-xl leading-tight max-sm:w-[calc(100%-3.25rem)]">
            {guarantee}
          </span>
          <SiteLink
            to={words.terms.to}
            className="inline-flex min-h-11 items-center gap-1.5 font-bold text-on-dark underline decoration-on-dark/50 underline-offset-4 hover:decoration-on-dark max-sm:ml-13 [&>svg]:size-[17px]"
          >
            {words.terms.label}
            <ArrowRight aria-hidden="true" />
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
