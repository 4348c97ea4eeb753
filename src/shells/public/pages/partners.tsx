import { ArrowRight, Building2, CarFront, Headset, type LucideIcon, Luggage } from "lucide-react";
import { useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { NumberedSteps } from "#features/content/ui/numbered-steps.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { PointsGrid } from "#features/content/ui/points-grid.tsx";
import type { PartnerKindSlug } from "#features/content/words/partners/partner-kind.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

/** This page shows one line of each kind’s words, so the rest stays out of its script. */
export async function loader() {
  const [picture, { partnersPage }] = await Promise.all([
    readPicture("partners"),
    import("#features/content/words/pages/partners-page.ts"),
  ]);
  const items = partnersPage.kinds.items.map(({ slug, page, name, summary }) => ({ slug, page, name, summary }));
  return { picture, words: { ...partnersPage, kinds: { ...partnersPage.kinds, items } } };
}

const trail = [{ label: "Home", to: "/" }, { label: "Partners" }] as const;

export default function PartnersPage() {
  const siteUrl = useSiteUrl();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  const { hero, principles, path, signIn, call } = words;
  const login = (
    <SiteLink to={signIn.action.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
      {signIn.action.label}
    </SiteLink>
  );
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/partners"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail} actions={login} />
      <Kinds words={words.kinds} />
      <section aria-labelledby="principles" className="section bg-surface-2">
        <div className="wrap">
          <SectionHeading id="principles" kicker="Commission" title={principles.title} />
          <PointsGrid points={principles.items} className="sm:grid-cols-2" />
        </div>
      </section>
      <section aria-labelledby="path" className="section wrap">
        <SectionHeading id="path" kicker="Joining" title={path.title} />
        <NumberedSteps steps={path.steps} />
        <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-6">
          <strong className="font-bold font-display text-[1.0625rem]">{signIn.title}</strong>
          <span className="text-ink-2">{signIn.text}</span>
          <SiteLink to={signIn.action.to} className="inline-flex min-h-11 items-center font-bold text-link">
            {signIn.action.label}
          </SiteLink>
        </p>
      </section>
      <CtaBand title={call.title} text={call.text}>
        <SiteLink to={call.action.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
          {call.action.label}
        </SiteLink>
      </CtaBand>
    </>
  );
}

const icons: Record<PartnerKindSlug, LucideIcon> = {
  "travel-agent": Luggage,
  hotel: Building2,
  "driver-provider": CarFront,
  dispatcher: Headset,
};

function Kinds({ words }: { words: Awaited<ReturnType<typeof loader>>["words"]["kinds"] }) {
  return (
    <section aria-labelledby="kinds" className="section wrap">
      <SectionHeading id="kinds" kicker="Four ways" title={words.title} />
      <ul className="grid gap-5 sm:grid-cols-2 md:gap-6">
        {words.items.map(({ slug, page, name, summary }) => {
          const Icon = icons[slug];
          return (
            <li
              key={slug}
              className="group/kind relative flex gap-5 rounded-lg bg-surface p-6 shadow-1 transition-shadow duration-(--d-2) hover:shadow-2 max-[479px]:flex-col md:p-7"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
                <Icon aria-hidden="true" className="size-6.5" />
              </span>
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1.5 text-ink-2">{summary}</p>
                <SiteLink
                  to={page}
                  className="mt-3 inline-flex items-center gap-2 font-bold text-link no-underline after:absolute after:inset-0 after:rounded-lg"
                >
                  {words.more}
                  <span className="sr-only"> about working with us: {name}</span>
                  <ArrowRight
                    aria-hidden="true"
                    className="size-[18px] transition-transform duration-(--d-2) ease-out group-hover/kind:translate-x-1"
                  />
                </SiteLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
