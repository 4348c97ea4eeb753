import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { AttractionGroupLinks, AttractionGroups } from "#features/content/attractions/ui/attraction-groups.tsx";
import type { contentContract } from "#features/content/contract.ts";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { PageHero } from "#features/content/ui/page-hero.tsx";
import { PlanningNotes } from "#features/content/ui/planning-notes.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof contentContract.attractionsPage>("attractions-page", {});

const trail = [{ label: "Home", to: "/" }, { label: "Attractions" }] as const;

export default function AttractionsPage() {
  const { hero, groups, planning, call, picture, ...meta } = useFigured(useLoaderData<typeof loader>());
  const siteUrl = useSiteUrl();
  return (
    <>
      <PageMeta
        title={meta.metaTitle}
        description={meta.metaDescription}
        path="/attractions"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail}>
        <AttractionGroupLinks groups={groups} />
      </PageHero>
      <AttractionGroups groups={groups} />
      <PlanningNotes words={planning} notes={planning.items} />
      <div className="pt-(--section)">
        <CtaBand title={call.title} text={call.text}>
          <SiteLink to={call.book.to} className={buttonClass({ size: "lg" })}>
            {call.book.label}
          </SiteLink>
          <SiteLink to={call.tours.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
            {call.tours.label}
          </SiteLink>
        </CtaBand>
      </div>
    </>
  );
}
