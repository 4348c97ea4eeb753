import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { ServiceView } from "../../words/page-shapes.ts";

type ServiceStoryProps = {
  service: Pick<ServiceView, "description" | "features" | "title">;
  /** Beside the text, and sticky. */
  aside: ReactNode;
};

/** The service, and everything included. */
export function ServiceStory({ service, aside }: ServiceStoryProps) {
  return (
    <section aria-labelledby="story" className="wrap py-(--section)">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[1fr_23rem] lg:gap-16">
        <div>
          <p className="kicker">{service.title}</p>
          <h2 id="story" className="mt-3.5 text-h2 tracking-[-0.012em]">
            What to expect
          </h2>
          <div className="mt-6 grid max-w-[42em] gap-5 text-[1.0625rem] leading-relaxed">
            {service.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h3 className="mt-10 text-h3">What you get</h3>
          <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {service.features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <Check aria-hidden="true" strokeWidth={2.6} className="mt-1 size-[18px] shrink-0 text-ok" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-5 lg:top-28 [@media(min-width:64rem)_and_(min-height:56rem)]:sticky">{aside}</div>
      </div>
    </section>
  );
}
