import { MapPin } from "lucide-react";
import { SectionHeading } from "#design/section-heading.tsx";

type HowItWorksProps = { steps: readonly { title: string; text: string }[]; areas: readonly string[] };

/** From booking to drop-off, and the areas we serve. */
export function HowItWorks({ steps, areas }: HowItWorksProps) {
  return (
    <section aria-labelledby="steps" className="section">
      <div className="wrap">
        <SectionHeading id="steps" kicker="How it works" title={`${inWords(steps.length)} steps, then you sit down`} />
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 sm:block">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-pill bg-primary font-display font-extrabold text-on-primary text-xl"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3 sm:mt-4">{title}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <h3 className="mt-12 text-h3">Where we drive</h3>
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {areas.map((area) => (
            <li
              key={area}
              className="inline-flex items-center gap-2 rounded-pill bg-surface px-4 py-2 text-[0.9375rem] shadow-1"
            >
              <MapPin aria-hidden="true" className="size-4 shrink-0 text-primary-text" />
              {area}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const inWords = (count: number) => ["No", "One", "Two", "Three", "Four", "Five", "Six"][count] ?? String(count);
