import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { calendarSentences } from "#domain/booking/tour-season.ts";
import { isOnSale, timesToChoose } from "#domain/catalogue/tour.ts";
import type { contentContract } from "#features/content/contract.ts";
import { RelatedTours } from "#features/content/tours/ui/related-tours.tsx";
import { TourBookingCard } from "#features/content/tours/ui/tour-booking-card.tsx";
import { TourPictures } from "#features/content/tours/ui/tour-pictures.tsx";
import { TourRoute } from "#features/content/tours/ui/tour-route.tsx";
import { TourStory } from "#features/content/tours/ui/tour-story.tsx";
import { CancellationRules } from "#features/content/ui/cancellation-rules.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { ServiceFigures, useFigured, useSoldClasses, useStartingPrice } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { tourDetail } from "#features/content/words/tour-detail.ts";
import { type TourSummary, tourSummary } from "#features/content/words/tours-summary.ts";
import type { reviewsContract } from "#features/reviews/contract.ts";
import { TourReviews } from "#features/reviews/ui/tour-reviews.tsx";
import { TourDates } from "#features/selling/fares/ui/tour-dates.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { tourTrip } from "../tour-structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split("/")[2] ?? "";
  const words = await context.get(pageStore).read<typeof contentContract.tourPage>("tour-page", { slug });
  return { words, reviews: await readReviews(context.get(pageStore), slug) };
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

export default function TourDetailPage() {
  return (
    <ServiceFigures service="day_tour">
      <TourDetail />
    </ServiceFigures>
  );
}

function TourDetail() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { words: written, reviews } = useLoaderData<typeof loader>();
  const words = useFigured(written);
  const { picture, related, gallery, map } = words;
  const tour = tourSummary(words.tour);
  const fromCents = useStartingPrice(`tour.${tour.id}`);
  const isSold = isOnSale(words.tour);
  const base = useSoldClasses().find(({ is_base }) => is_base) ?? { name: "vehicle", most: null };
  const trail = [{ label: "Home", to: "/" }, { label: "Tours", to: "/tours" }, { label: tour.title }] as const;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path={tour.detailPage}
        image={picture}
        jsonLd={[
          tourTrip({ tour, words, picture, fromCents: isSold ? fromCents : undefined, siteUrl }),
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
        actions={<Actions tour={tour} isSold={isSold} />}
      />
      <div className="wrap grid gap-10 pt-(--section) max-lg:pt-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-16">
        {/* First in the page, as on a phone: loading later it would push the story down. */}
        <aside className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">
          <TourBookingCard
            tour={tour}
            location={words.location}
            startTimes={timesToChoose(words.tour)}
            note={isSold ? tourDetail.priceNote : undefined}
          >
            {isSold ? (
              <TourDates
                key={tour.id}
                tour={words.tour}
                bookingRoute={tour.bookingRoute}
                fromCents={fromCents}
                base={base}
                bookText={tourDetail.book}
              >
                <SiteLink to="/contact" className={buttonClass({ variant: "outline", wide: true })}>
                  {tourDetail.ask}
                </SiteLink>
              </TourDates>
            ) : (
              <p className="font-semibold">{tourDetail.paused}</p>
            )}
          </TourBookingCard>
        </aside>
        <div className="grid min-w-0 gap-12 lg:row-start-1 md:gap-14">
          <TourStory
            words={words}
            isOneDay={!tour.duration.endsWith("days")}
            calendar={calendarSentences(words.tour)}
          />
          <CancellationRules as="h2" />
        </div>
      </div>
      {gallery.length > 0 && <TourPictures pictures={gallery} />}
      {words.stops.length > 0 && <TourRoute stops={words.stops} map={map} />}
      <TourReviews
        found={reviews.found}
        tour={reviews.isOfTour ? tour.title : undefined}
        title={reviews.isOfTour ? `After the ${tour.title} tour` : tourDetail.reviewsOfAll}
      />
      <QuestionsSection title={tourDetail.questions} questions={words.questions} company={company} />
      {related.length > 0 && <RelatedTours tours={related} />}
      <div className="pt-(--section)">
        <CtaBand {...useFigured(isSold ? tourDetail.call : tourDetail.callWhilePaused)}>
          <Actions tour={tour} isSold={isSold} />
        </CtaBand>
      </div>
    </>
  );
}

function Actions({ tour, isSold }: { tour: TourSummary; isSold: boolean }) {
  return (
    <>
      <SiteLink
        to={isSold ? tour.bookingRoute : "/tours"}
        className={buttonClass({ size: "lg", className: heroPrimary })}
      >
        {isSold ? tourDetail.book : tourDetail.otherTours}
      </SiteLink>
      <SiteLink to="/contact" className={buttonClass({ variant: "ghost", size: "lg" })}>
        {tourDetail.ask}
      </SiteLink>
    </>
  );
}
