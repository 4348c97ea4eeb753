import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { calendarSentences } from "#domain/booking/tour-season.ts";
import { tours } from "#domain/company/catalogue.ts";
import type { contentContract } from "#features/content/contract.ts";
import { RelatedTours } from "#features/content/tours/ui/related-tours.tsx";
import { TourBookingCard } from "#features/content/tours/ui/tour-booking-card.tsx";
import { TourPictures } from "#features/content/tours/ui/tour-pictures.tsx";
import { TourRoute } from "#features/content/tours/ui/tour-route.tsx";
import { TourStory } from "#features/content/tours/ui/tour-story.tsx";
import { CancellationRules } from "#features/content/ui/cancellation-rules.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured, useStartingPrice } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { tourDetail } from "#features/content/words/tour-detail.ts";
import { type TourSummary, toursSummary } from "#features/content/words/tours-summary.ts";
import type { reviewsContract } from "#features/reviews/contract.ts";
import { TourReviews } from "#features/reviews/ui/tour-reviews.tsx";
import { TourDates } from "#features/selling/fares/ui/tour-dates.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { tourTrip } from "../tour-structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split("/")[2] ?? "";
  const words = await context.get(pageStore).read<typeof contentContract.tourPage>("tour-page", { slug });
  const [related, { tourGallery }, { routeMaps }, reviews] = await Promise.all([
    Promise.all(words.related.map(withPicture)),
    import("#features/content/words/tour-gallery.ts"),
    import("#features/content/words/route-maps.gen.ts"),
    readReviews(context.get(pageStore), words.slug),
  ]);
  const gallery = await Promise.all(tourGallery[words.slug].map(readPicture));
  return { words, ...(await withPicture(words.slug)), related, gallery, map: routeMaps[words.slug], reviews };
}

/** Reviews of this tour; without any, a few about all our trips, labelled as such. */
async function readReviews(store: PageStore, tour: string) {
  const read = (input: { tour?: string }) =>
    store.read<typeof reviewsContract.publishedReviews>("published-reviews", input);
  const own = await read({ tour });
  if (own.count > 0) return { found: own, isOfTour: true };
  const all = await read({});
  return { found: { ...all, reviews: all.reviews.slice(0, 2) }, isOfTour: false };
}

const withPicture = async (slug: TourSummary["id"]) => ({ tour: summaryOf(slug), picture: await readPicture(slug) });

function summaryOf(slug: TourSummary["id"]): TourSummary {
  const match = toursSummary.find(({ id }) => id === slug);
  if (!match) throw new Error(`No summary of the tour ${slug}`);
  return match;
}

export default function TourDetailPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { words: written, tour, picture, related, gallery, map, reviews } = useLoaderData<typeof loader>();
  const words = useFigured(written);
  const fromCents = useStartingPrice(`tour.${tour.id}`);
  const trail = [{ label: "Home", to: "/" }, { label: "Tours", to: "/tours" }, { label: tour.title }] as const;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path={tour.detailPage}
        image={picture}
        jsonLd={[
          tourTrip({ tour, words, picture, fromCents, siteUrl }),
          faqPage(words.questions),
          breadcrumbList(trail, siteUrl),
        ]}
      />
      <PageHero
        picture={picture}
        kicker={tourDetail.kicker}
        title={`${tour.title} Tour`}
        lead={words.lead}
        trail={trail}
        actions={<Actions tour={tour} />}
      />
      <div className="wrap grid gap-10 pt-(--section) max-lg:pt-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-16">
        {/* First in the page, as on a phone: loading later it would push the story down. */}
        <aside className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">
          <TourBookingCard tour={tour} location={words.location}>
            <TourDates
              key={tour.id}
              tour={tour.id}
              bookingRoute={tour.bookingRoute}
              fromCents={fromCents}
              bookText={tourDetail.book}
            >
              <SiteLink to="/contact" className={buttonClass({ variant: "outline", wide: true })}>
                {tourDetail.ask}
              </SiteLink>
            </TourDates>
          </TourBookingCard>
        </aside>
        <div className="grid min-w-0 gap-12 lg:row-start-1 md:gap-14">
          <TourStory words={words} isOneDay={!tour.duration.endsWith("days")} calendar={calendarOf(tour)} />
          <CancellationRules as="h2" />
        </div>
      </div>
      <TourPictures pictures={gallery} />
      <TourRoute stops={words.stops} map={map} />
      <TourReviews
        found={reviews.found}
        tour={reviews.isOfTour ? tour.title : undefined}
        title={reviews.isOfTour ? `After the ${tour.title} tour` : tourDetail.reviewsOfAll}
      />
      <QuestionsSection title={tourDetail.questions} questions={words.questions} company={company} />
      <RelatedTours tours={related} />
      <div className="pt-(--section)">
        <CtaBand {...useFigured(tourDetail.call)}>
          <Actions tour={tour} />
        </CtaBand>
      </div>
    </>
  );
}

/** When it runs and when not, by the rules that bookings are checked with. */
function calendarOf({ id }: TourSummary): readonly string[] {
  const sold = tours.find(({ slug }) => slug === id);
  return sold ? calendarSentences(sold) : [];
}

function Actions({ tour }: { tour: TourSummary }) {
  return (
    <>
      <SiteLink to={tour.bookingRoute} className={buttonClass({ size: "lg", className: heroPrimary })}>
        {tourDetail.book}
      </SiteLink>
      <SiteLink to="/contact" className={buttonClass({ variant: "ghost", size: "lg" })}>
        {tourDetail.ask}
      </SiteLink>
    </>
  );
}
