import { BadgeCheck, Headset, IdCard, type LucideIcon, SatelliteDish, ShieldCheck, Wrench } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { SectionHeading } from "#design/section-heading.tsx";
import type { ClaimedPoint, SafetyIcon } from "#domain/company/claims.ts";

type SafetyItem = ClaimedPoint<SafetyIcon>;

const icons: Record<SafetyIcon, LucideIcon> = {
  insurance: ShieldCheck,
  driver: IdCard,
  maintenance: Wrench,
  gps: SatelliteDish,
  certificate: BadgeCheck,
  support: Headset,
};

type SafetySectionProps = {
  words: { kicker: string; title: string; lead: string };
  items: readonly SafetyItem[];
  figures: readonly { figure: string; label: string }[];
};

/** The company’s measures for safety; a company that says nothing has no such section. */
export function SafetySection({ words, items, figures }: SafetySectionProps) {
  if (items.length === 0 && figures.length === 0) return null;
  return (
    <section aria-labelledby="safety" className="section">
      <div className="wrap">
        <SectionHeading id="safety" {...words} />
        <div className={cx("grid gap-8", figures.length > 0 && "lg:grid-cols-[1fr_19rem] lg:gap-14")}>
          <ul className={cx("grid gap-x-10 gap-y-8 sm:grid-cols-2", figures.length === 0 && "lg:grid-cols-3")}>
            {items.map((item) => (
              <SafetyLine key={item.title} item={item} />
            ))}
          </ul>
          {figures.length > 0 && <SafetyFigures figures={figures} />}
        </div>
      </div>
    </section>
  );
}

function SafetyLine({ item }: { item: SafetyItem }) {
  const Icon = icons[item.icon];
  return (
    <li className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-ok-soft text-ok">
        <Icon aria-hidden="true" className="size-[23px]" />
      </span>
      <div>
        <h3 className="text-[1.1875rem] leading-tight">{item.title}</h3>
        <p className="mt-1.5 text-ink-2">{item.text}</p>
      </div>
    </li>
  );
}

/** The sign at the roadside: three figures on a dark board. */
function SafetyFigures({ figures }: Pick<SafetySectionProps, "figures">) {
  return (
    <dl className="scheme-dark grid grid-cols-3 rounded-xl bg-atlantic px-6 py-7 text-on-dark max-sm:gap-3 max-sm:px-4 lg:grid-cols-1 lg:px-8">
      {figures.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-center border-on-dark/20 not-first:border-l not-first:pl-4 lg:not-first:border-t lg:not-first:border-l-0 lg:not-first:pl-0"
        >
          <dt className="text-on-dark-2 leading-snug">{label}</dt>
          <dd className="font-display font-extrabold text-[clamp(1.1875rem,0.6rem+2.7vw,2.625rem)] text-sun leading-tight">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
