import { Clock, HandCoins, House, type LucideIcon, ShieldCheck } from "lucide-react";
import { useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CheckList } from "#features/content/ui/check-list.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useClaims, useFigured } from "#features/content/ui/figures.tsx";
import { FiguresBoard } from "#features/content/ui/figures-board.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { PointsGrid } from "#features/content/ui/points-grid.tsx";
import { StorySection } from "#features/content/ui/story-section.tsx";
import type { aboutPage } from "#features/content/words/pages/about-page.ts";
import { statisticsOf } from "#features/content/words/statistics.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, localBusiness } from "../structured-data.ts";
import { useCompany, useLegalDetails } from "../use-company.ts";

export async function loader() {
  const [picture, { aboutPage: words }] = await Promise.all([
    readPicture("about"),
    import("#features/content/words/pages/about-page.ts"),
  ]);
  return { picture, words };
}

type Words = typeof aboutPage;

const trail = [{ label: "Home", to: "/" }, { label: "About" }] as const;

export default function AboutPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  const { hero, story, figures, call } = words;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/about"
        image={picture}
        jsonLd={[localBusiness(company, siteUrl), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail} />
      <StorySection id="story" kicker="Our story" title={story.title} paragraphs={story.paragraphs} />
      <FiguresBoard id="figures" title={figures.title} figures={statisticsOf(useClaims())} />
      <Values words={words.values} />
      <Team words={words.team} />
      <Licences words={words.licences} />
      <MapData words={words.mapData} />
      <CtaBand title={call.title} text={call.text}>
        <SiteLink to={call.book.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
          {call.book.label}
        </SiteLink>
        <SiteLink to={call.contact.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
          {call.contact.label}
        </SiteLink>
      </CtaBand>
    </>
  );
}

const icons: Record<Words["values"]["items"][number]["icon"], LucideIcon> = {
  clock: Clock,
  word: HandCoins,
  shield: ShieldCheck,
  home: House,
};

function Values({ words }: { words: Words["values"] }) {
  const points = words.items.map(({ icon, title, text }) => {
    const Icon = icons[icon];
    return { title, text, icon: <Icon /> };
  });
  return (
    <section aria-labelledby="values" className="section wrap">
      <SectionHeading id="values" kicker="Our rules" title={words.title} />
      <PointsGrid points={points} className="sm:grid-cols-2" />
    </section>
  );
}

function Team({ words }: { words: Words["team"] }) {
  const { title, lead, roles } = words;
  return (
    <section aria-labelledby="team" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="team" kicker="Our people" title={title} lead={lead} />
        <ul className="grid gap-5 md:grid-cols-3 md:gap-6">
          {roles.map((role) => (
            <li key={role.title} className="rounded-lg bg-surface p-6 shadow-1 md:p-7">
              <h3 className="text-h3">{role.title}</h3>
              <p className="mt-2.5 text-ink-2">{role.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Licences({ words }: { words: Words["licences"] }) {
  const { title, lead, items, note } = words;
  return (
    <section aria-labelledby="licences" className="section">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
        <SectionHeading id="licences" kicker="Licences" title={title} lead={lead} className="mb-0! self-start" />
        <div className="rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8">
          <CheckList items={items} />
          <LegalFacts />
          <p className="mt-6 border-line border-t pt-5 text-ink-2 text-sm">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** Licences and cover, as far as our team has entered them. */
function LegalFacts() {
  const { licences, insurance } = useLegalDetails();
  const facts = [
    ["Licences", licences],
    ["Insurance", insurance],
  ].filter(([, value]) => value !== "");
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-3 border-line border-t pt-5">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every map credits its sources; this explains them. */
function MapData({ words }: { words: Words["mapData"] }) {
  const { title, lead, paragraphs, links } = words;
  return (
    <section aria-labelledby="map-data" className="section pt-0!">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.3fr]">
        <SectionHeading id="map-data" kicker="Map data" title={title} lead={lead} className="mb-0! self-start" />
        <div className="grid content-start gap-4 text-ink-2">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {links.map(({ label, address }) => (
              <li key={address}>
                <a
                  href={address}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
