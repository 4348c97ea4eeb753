import { BadgeCheck, type LucideIcon, MapPinned, Phone, Route, Tag } from "lucide-react";
import { useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { CheckList } from "#features/content/ui/check-list.tsx";
import { CompareTable } from "#features/content/ui/compare-table.tsx";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { NumberedSteps } from "#features/content/ui/numbered-steps.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { PointsGrid } from "#features/content/ui/points-grid.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { StorySection } from "#features/content/ui/story-section.tsx";
import type { ridesharePage } from "#features/content/words/pages/rideshare-page.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader() {
  const [picture, { ridesharePage: words }] = await Promise.all([
    readPicture("rideshare"),
    import("#features/content/words/pages/rideshare-page.ts"),
  ]);
  return { picture, words };
}

type Words = typeof ridesharePage;

const trail = [{ label: "Home", to: "/" }, { label: "Rideshare" }] as const;

export default function RidesharePage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  const { hero, story, howItWorks, questions } = words;
  const ask = (
    <SiteLink to={hero.action.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
      {hero.action.label}
    </SiteLink>
  );
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/rideshare"
        image={picture}
        jsonLd={[faqPage(questions.items), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail} actions={ask} />
      <StorySection id="why" kicker="Why share" title="One vehicle, several plans" paragraphs={story} />
      <section aria-labelledby="how" className="section bg-surface-2">
        <div className="wrap">
          <SectionHeading id="how" kicker="Four steps" title={howItWorks.title} />
          <NumberedSteps steps={howItWorks.steps} />
        </div>
      </section>
      <Promises words={words.promises} />
      <Compare words={words.compare} />
      <AskForASeat words={words.ask} company={company} />
      <QuestionsSection title={questions.title} questions={questions.items} company={company} />
    </>
  );
}

const icons: Record<Words["promises"]["items"][number]["icon"], LucideIcon> = {
  stops: MapPinned,
  detour: Route,
  licence: BadgeCheck,
  price: Tag,
};

function Promises({ words: { title, items } }: { words: Words["promises"] }) {
  const points = items.map(({ icon, ...words }) => {
    const Icon = icons[icon];
    return { ...words, icon: <Icon /> };
  });
  return (
    <section aria-labelledby="promises" className="section wrap">
      <SectionHeading id="promises" kicker="The limits" title={title} />
      <PointsGrid points={points} className="sm:grid-cols-2" />
    </section>
  );
}

function Compare({ words: { title, rows, columns } }: { words: Words["compare"] }) {
  return (
    <section aria-labelledby="compare" className="wrap pb-(--section)">
      <SectionHeading id="compare" kicker="The difference" title={title} />
      <CompareTable caption={title} columns={columns} rows={rows} />
    </section>
  );
}

function AskForASeat({ words, company }: { words: Words["ask"]; company: CompanyDetails }) {
  const { title, text, details, contact, privateTrip } = words;
  return (
    <section aria-labelledby="ask" className="wrap pb-(--section)">
      <div className="scheme-dark grid gap-x-16 gap-y-8 rounded-xl bg-bay px-6 py-10 text-on-dark [--focus:var(--c-sun)] sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:px-14 lg:py-14">
        <div>
          <h2 id="ask" className="text-h2 tracking-[-0.012em]">
            {title}
          </h2>
          <p className="mt-3.5 max-w-[36em] text-lead">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-[479px]:[&>*]:w-full">
            <SiteLink to={contact.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
              {contact.label}
            </SiteLink>
            <PhoneLink company={company} className={buttonClass({ variant: "ghost", size: "lg" })}>
              <Phone aria-hidden="true" className="size-[18px]" />
              Call {company.phone}
            </PhoneLink>
          </div>
          <SiteLink
            to={privateTrip.to}
            className="mt-4 inline-flex min-h-11 items-center rounded-xs font-semibold text-on-dark underline"
          >
            {privateTrip.label}
          </SiteLink>
        </div>
        <CheckList items={details} className="content-center text-lead" />
      </div>
    </section>
  );
}
