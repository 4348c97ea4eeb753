import { buttonClass } from "#design/button.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { boKaapPicture } from "../../words/pictures.gen.ts";
import type { Statistic } from "../../words/statistics.ts";

type AboutSectionProps = {
  words: { kicker: string; title: string; lead: string };
  statistics: readonly Statistic[];
};

export function AboutSection({ words, statistics }: AboutSectionProps) {
  return (
    <section aria-labelledby="about" className="section">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[1.06fr_1fr] lg:gap-18">
        <Picture
          image={boKaapPicture}
          sizes="(min-width: 1024px) 620px, 92vw"
          className="aspect-5/4 rounded-xl md:max-lg:aspect-3/2"
        />
        <div>
          <SectionHeading id="about" {...words} className="mb-0!" />
          <dl className="my-8 grid grid-cols-2 gap-x-5 gap-y-6.5 empty:my-4">
            {statistics.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-display font-extrabold text-[2.625rem] leading-none tracking-[-0.02em]">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
          <SiteLink to="/contact" className={buttonClass({ size: "lg" })}>
            Get In Touch
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
