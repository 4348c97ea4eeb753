import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { AttractionFacts } from "#features/content/attractions/ui/attraction-facts.tsx";
import { AttractionRide } from "#features/content/attractions/ui/attraction-ride.tsx";
import { AttractionStory } from "#features/content/attractions/ui/attraction-story.tsx";
import { AttractionTours } from "#features/content/attractions/ui/attraction-tours.tsx";
import { NearAttractions } from "#features/content/attractions/ui/near-attractions.tsx";
import type { contentContract } from "#features/content/contract.ts";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { touristAttraction } from "../attraction-data.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

/** Each sight has its own address in the router, so its name is the path’s last part. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof contentContract.attractionPage>("attraction-page", {
    slug: new URL(request.url).pathname.split("/").at(-1) ?? "",
  });

export default function AttractionDetailPage() {
  const place = useFigured(useLoaderData<typeof loader>());
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const trail = [
    { label: "Home", to: "/" },
    { label: "Attractions", to: "/attractions" },
    { label: place.name },
  ] as const;
  const booking = `/booking?destination=${encodeURIComponent(place.name)}` as const;
  return (
    <>
      <PageMeta
        title={place.metaTitle}
        description={place.metaDescription}
        path={`/attractions/${place.slug}`}
        image={place.picture}
        jsonLd={[touristAttraction(place, siteUrl), faqPage(place.questions), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        picture={place.picture}
        kicker={place.area}
        title={place.name}
        lead={place.lead}
        trail={trail}
        actions={
          <SiteLink to={booking} className={buttonClass({ size: "lg", className: heroPrimary })}>
            Book a transfer
          </SiteLink>
        }
      />
      <AttractionStory place={place} aside={<AttractionRide place={place} />} />
      <AttractionFacts facts={place.facts} />
      <AttractionTours name={place.name} tours={place.tours} />
      <NearAttractions places={place.near} />
      <QuestionsSection title={`Questions about ${place.name}`} questions={place.questions} company={company} />
      <div className="pt-(--section)">
        <CtaBand
          title={`Your trip to ${place.name}`}
          text="A private vehicle at the time you choose, and a driver who knows where to stop on the way."
        >
          <SiteLink to={booking} className={buttonClass({ size: "lg" })}>
            Book a transfer
          </SiteLink>
          <SiteLink to="/book/car-hire" className={buttonClass({ variant: "ghost", size: "lg" })}>
            Hire a driver for the day
          </SiteLink>
        </CtaBand>
      </div>
    </>
  );
}
