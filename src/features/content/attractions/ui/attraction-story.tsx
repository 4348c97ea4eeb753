import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { AttractionView } from "../../words/page-shapes.ts";

type AttractionStoryProps = {
  place: Pick<AttractionView, "name" | "story" | "tips">;
  /** Beside the text and sticky; phones show it first. */
  aside: ReactNode;
};

/** A sight: why to go, and what our drivers would tell you on the way. */
export function AttractionStory({ place, aside }: AttractionStoryProps) {
  return (
    <section aria-labelledby="story" className="wrap pt-(--section)">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[1fr_23rem] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1">{aside}</div>
        <div className="lg:row-start-1">
          <p className="kicker">What it is</p>
          <h2 id="story" className="mt-3.5 text-h2 tracking-[-0.012em]">
            Why go to {place.name}
          </h2>
          <div className="mt-6 grid max-w-[42em] gap-5 text-[1.0625rem] leading-relaxed">
            {place.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Tips tips={place.tips} />
        </div>
      </div>
    </section>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <div className="mt-10">
      <h3 className="text-h3">Tips from the driver’s seat</h3>
      <ul className="mt-4 grid max-w-[46em] gap-3.5">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3">
            <Check aria-hidden="true" strokeWidth={2.6} className="mt-1 size-[18px] shrink-0 text-ok" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}
