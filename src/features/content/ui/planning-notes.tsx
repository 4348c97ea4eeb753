import { SectionHeading } from "#design/section-heading.tsx";

type PlanningNotesProps = {
  words: { kicker: string; title: string };
  notes: readonly { title: string; text: string }[];
};

/** A few numbered pieces of advice side by side. */
export function PlanningNotes({ words, notes }: PlanningNotesProps) {
  return (
    <section aria-labelledby="planning" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="planning" {...words} />
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {notes.map(({ title, text }, index) => (
            <li key={title} className="border-line-strong border-t pt-5">
              <span aria-hidden="true" className="font-display font-extrabold text-3xl text-primary-text leading-none">
                {index + 1}
              </span>
              <h3 className="mt-3 text-h3">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
