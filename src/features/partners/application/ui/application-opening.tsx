import { ArrowRight, Clock, FileText, MailCheck } from "lucide-react";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import type { ApplicationPage } from "#features/content/words/pages/application-pages.ts";
import { SiteLink } from "#platform/browser/link.tsx";

type ApplicationOpeningProps = {
  words: Pick<ApplicationPage, "kicker" | "title" | "lead" | "facts" | "about">;
  picture: PictureFile;
};

const icons = [
  <Clock key="time" aria-hidden="true" />,
  <FileText key="documents" aria-hidden="true" />,
  <MailCheck key="answer" aria-hidden="true" />,
];

/** The introduction: what the application is, how long it takes, what to have ready. */
export function ApplicationOpening({ words, picture }: ApplicationOpeningProps) {
  const { kicker, title, lead, facts, about } = words;
  return (
    <header className="scheme-dark relative isolate grid overflow-hidden rounded-xl bg-atlantic text-on-dark [--focus:var(--c-sun)] lg:grid-cols-[1.25fr_1fr]">
      <div className="p-6 sm:p-10 lg:py-14">
        <p className="kicker text-sun!">{kicker}</p>
        <h1 className="mt-3 text-h1 tracking-[-0.02em]">{title}</h1>
        <p className="mt-4 max-w-[34em] text-lead text-on-dark-2">{lead}</p>
        <ul className="mt-6 grid gap-2.5 text-[0.9375rem]">
          {facts.map((fact, at) => (
            <li key={fact} className="flex items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-sun">
              {icons[at]}
              {fact}
            </li>
          ))}
        </ul>
        <SiteLink
          to={about.to}
          className="mt-5 inline-flex min-h-11 items-center gap-2 rounded-xs font-bold text-on-dark no-underline hover:underline"
        >
          {about.label}
          <ArrowRight aria-hidden="true" className="size-[18px]" />
        </SiteLink>
      </div>
      <div className="relative max-lg:order-first max-lg:h-44 max-sm:h-36">
        <Picture
          image={picture}
          alt=""
          sizes="(min-width: 1024px) 560px, 100vw"
          priority
          className="absolute! inset-0"
        />
        <div className="absolute inset-0 bg-linear-to-t from-atlantic to-transparent to-60% lg:bg-linear-to-r lg:to-40%" />
      </div>
    </header>
  );
}
