import { useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CheckList } from "#features/content/ui/check-list.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import type { hotelPartnershipPage } from "#features/content/words/pages/hotel-partnership-page.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader() {
  const [picture, { hotelPartnershipPage: words }] = await Promise.all([
    readPicture("hotel-partnership"),
    import("#features/content/words/pages/hotel-partnership-page.ts"),
  ]);
  return { picture, words };
}

type Words = typeof hotelPartnershipPage;

const trail = [
  { label: "Home", to: "/" },
  { label: "Partners", to: "/partners" },
  { label: "Hotel partnership" },
] as const;

export default function HotelPartnershipPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  const { hero, guests, starts, questions, call } = words;
  const apply = (
    <SiteLink to={hero.apply.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
      {hero.apply.label}
    </SiteLink>
  );
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/hotel-partnership"
        image={picture}
        jsonLd={[faqPage(questions.items), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail} actions={apply} />
      <Models words={words.models} />
      <Day words={words.day} />
      <section aria-label={`${guests.title}; ${starts.title}`} className="section wrap">
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
          <Panel {...guests} />
          <Panel {...starts} />
        </div>
      </section>
      <QuestionsSection title={questions.title} questions={questions.items} company={company} />
      <div className="pt-(--section)">
        <CtaBand title={call.title} text={call.text}>
          <SiteLink to={call.apply.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
            {call.apply.label}
          </SiteLink>
          <SiteLink to={call.overview.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
            {call.overview.label}
          </SiteLink>
        </CtaBand>
      </div>
    </>
  );
}

function Models({ words: { title, lead, items } }: { words: Words["models"] }) {
  return (
    <section aria-labelledby="models" className="section wrap">
      <SectionHeading id="models" kicker="Three models" title={title} lead={lead} />
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {items.map(({ name, how, suits, money }) => (
          <li key={name} className="flex flex-col rounded-lg border-primary border-t-4 bg-surface p-6 shadow-1 md:p-7">
            <h3 className="text-h3">{name}</h3>
            <p className="mt-2.5 mb-5 text-lead leading-snug">{how}</p>
            <dl className="mt-auto grid gap-4 border-line border-t pt-5">
              <Line term="Suits" text={suits} />
              <Line term="The money" text={money} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Line = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt className="font-semibold text-ink-2 text-sm">{term}</dt>
    <dd>{text}</dd>
  </div>
);

function Day({ words: { title, lead, items } }: { words: Words["day"] }) {
  return (
    <section aria-labelledby="day" className="section bg-surface-2">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <SectionHeading id="day" kicker="In practice" title={title} lead={lead} className="mb-0! self-start" />
        <ol className="relative grid gap-8 border-line-strong border-l-2 pl-7">
          {items.map(({ time, title: what, text }) => (
            <li key={time} className="relative">
              <span
                aria-hidden="true"
                className="absolute top-1 -left-[calc(1.75rem+9px)] size-4 rounded-pill bg-primary ring-4 ring-surface-2"
              />
              <p className="font-bold text-primary-text text-sm">{time}</p>
              <h3 className="mt-0.5 text-[1.1875rem] leading-tight">{what}</h3>
              <p className="mt-1.5 max-w-[60ch] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Panel({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8">
      <h2 className="mb-5 text-h3">{title}</h2>
      <CheckList items={items} />
    </div>
  );
}
