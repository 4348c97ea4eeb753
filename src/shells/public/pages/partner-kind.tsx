import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CheckList } from "#features/content/ui/check-list.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { NumberedSteps } from "#features/content/ui/numbered-steps.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { PointsGrid } from "#features/content/ui/points-grid.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { StorySection } from "#features/content/ui/story-section.tsx";
import type { PartnerKind, PartnerKindSlug } from "#features/content/words/partners/partner-kind.ts";
import type { PictureName } from "#features/content/words/pictures.gen.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

type Source = { readonly picture: PictureName; readonly words: () => Promise<PartnerKind> };

/** Each kind's words are a separate file read by the loader, so no page carries the others. */
const kinds: Readonly<Record<PartnerKindSlug, Source>> = {
  "travel-agent": {
    picture: "winelands",
    words: async () => (await import("#features/content/words/partners/travel-agent.ts")).travelAgent,
  },
  hotel: {
    picture: "chauffeur-services",
    words: async () => (await import("#features/content/words/partners/hotel.ts")).hotel,
  },
  "driver-provider": {
    picture: "private-shuttles",
    words: async () => (await import("#features/content/words/partners/driver-provider.ts")).driverProvider,
  },
  dispatcher: {
    picture: "staff-transport",
    words: async () => (await import("#features/content/words/partners/dispatcher.ts")).dispatcher,
  },
};

const isKind = (slug: string): slug is PartnerKindSlug => slug in kinds;

export async function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  if (!isKind(slug)) throw new Response(null, { status: 404 });
  const [picture, { summary: _, ...kind }] = await Promise.all([readPicture(kinds[slug].picture), kinds[slug].words()]);
  return { picture, kind };
}

export default function PartnerKindPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { picture, kind } = useFigured(useLoaderData<typeof loader>());
  const trail = [{ label: "Home", to: "/" }, { label: "Partners", to: "/partners" }, { label: kind.name }] as const;
  return (
    <>
      <PageMeta
        title={kind.metaTitle}
        description={kind.metaDescription}
        path={kind.page}
        image={picture}
        jsonLd={[faqPage(kind.questions), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        kicker={`Partners: ${kind.name.toLowerCase()}`}
        title={kind.title}
        lead={kind.lead}
        picture={picture}
        trail={trail}
        actions={<Actions kind={kind} />}
      />
      <StorySection
        id="story"
        kicker="The work"
        title="What it’s like"
        paragraphs={kind.story}
        aside={<Aside title="Who it’s for" items={kind.whoFor} />}
      />
      <section aria-labelledby="gets" className="section bg-surface-2">
        <div className="wrap">
          <SectionHeading id="gets" kicker="Your side of it" title="What you get" />
          <PointsGrid points={kind.gets} className="sm:grid-cols-2" />
        </div>
      </section>
      <section aria-labelledby="steps" className="section wrap">
        <SectionHeading id="steps" kicker="Joining" title="How to start" action={kind.slug === "hotel" && <Models />} />
        <NumberedSteps steps={kind.steps} />
        <div className="mt-12 grid gap-x-16 gap-y-5 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8 lg:grid-cols-[1fr_2fr]">
          <h3 className="text-h3">What we ask of you</h3>
          <CheckList items={kind.requirements} className="gap-x-10 sm:grid-cols-2" />
        </div>
      </section>
      <QuestionsSection title="Asked before signing" questions={kind.questions} company={company} />
      <div className="pt-(--section)">
        <CtaBand title="Ready to apply?" text="The application takes a few minutes, and our team reads every one.">
          <Actions kind={kind} />
        </CtaBand>
      </div>
    </>
  );
}

function Actions({ kind }: { kind: Pick<PartnerKind, "apply" | "signIn"> }) {
  return (
    <>
      <SiteLink to={kind.apply.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
        {kind.apply.label}
      </SiteLink>
      <SiteLink to={kind.signIn.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
        {kind.signIn.label}
      </SiteLink>
    </>
  );
}

/** The hotels' models are compared on a page of their own. */
const Models = () => (
  <SiteLink to="/hotel-partnership" className={buttonClass({ variant: "outline" })}>
    Compare the models
  </SiteLink>
);

function Aside({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="self-start rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8">
      <h3 className="mb-5 text-h3">{title}</h3>
      <CheckList items={items} />
    </div>
  );
}
