import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { SectionHeading } from "#design/section-heading.tsx";

type StorySectionProps = {
  id: string;
  kicker: string;
  title: string;
  paragraphs: readonly string[];
  /** Shown beside the text on wide screens and below it on others. */
  aside?: ReactNode;
};

/** A story at reading width, its first paragraph a little larger. */
export function StorySection({ id, kicker, title, paragraphs, aside }: StorySectionProps) {
  return (
    <section aria-labelledby={id} className="section">
      <div
        className={cx("wrap grid gap-x-16 gap-y-8", aside ? "lg:grid-cols-[1.5fr_1fr]" : "lg:grid-cols-[1fr_1.6fr]")}
      >
        {aside ? (
          <div>
            <SectionHeading id={id} kicker={kicker} title={title} className="mb-6!" />
            <Paragraphs paragraphs={paragraphs} />
          </div>
        ) : (
          <>
            <SectionHeading id={id} kicker={kicker} title={title} className="mb-0! self-start" />
            <Paragraphs paragraphs={paragraphs} />
          </>
        )}
        {aside}
      </div>
    </section>
  );
}

function Paragraphs({ paragraphs }: Pick<StorySectionProps, "paragraphs">) {
  return (
    <div className="grid max-w-[66ch] gap-5 text-ink-2 *:first:text-ink *:first:text-lead">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
