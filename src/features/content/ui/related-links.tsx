import { ArrowRight } from "lucide-react";
import { SectionHeading } from "#design/section-heading.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";

type RelatedLinksProps = {
  kicker: string;
  title: string;
  links: readonly { label: string; to: Href; text: string }[];
};

/** Links for further reading. */
export function RelatedLinks({ kicker, title, links }: RelatedLinksProps) {
  return (
    <section aria-labelledby="related" className="section wrap">
      <SectionHeading id="related" kicker={kicker} title={title} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ label, to, text }) => (
          <li key={to} className="grid">
            <SiteLink
              to={to}
              className="group flex flex-col rounded-lg bg-surface p-5 text-ink no-underline shadow-1 transition-shadow duration-(--d-2) hover:shadow-2"
            >
              <span className="flex items-center justify-between gap-3 font-bold font-display text-[1.1875rem] text-link">
                {label}
                <ArrowRight
                  aria-hidden="true"
                  className="size-[18px] transition-transform duration-(--d-2) ease-out group-hover:translate-x-1"
                />
              </span>
              <span className="mt-1 text-ink-2">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
