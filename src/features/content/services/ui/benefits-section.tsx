import { Star } from "lucide-react";
import { SectionHeading } from "#design/section-heading.tsx";

/** The passenger’s benefits. */
export function BenefitsSection({ benefits }: { benefits: readonly { title: string; text: string }[] }) {
  return (
    <section aria-labelledby="benefits" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="benefits" kicker="Benefits" title="Why people book it again" />
        <ul className="grid gap-5 md:grid-cols-2">
          {benefits.map(({ title, text }) => (
            <li key={title} className="flex gap-4 rounded-lg bg-surface p-6 shadow-1">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-warn">
                <Star aria-hidden="true" className="size-5" />
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
