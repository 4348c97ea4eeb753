import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import type { contentContract } from "#features/content/contract.ts";
import { TourCard } from "#features/content/tours/ui/tour-card.tsx";
import { TourCategories } from "#features/content/tours/ui/tour-categories.tsx";
import { WhyTours } from "#features/content/tours/ui/why-tours.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useClaims, useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { PictureGallery } from "#features/content/ui/picture-gallery.tsx";
import { RelatedLinks } from "#features/content/ui/related-links.tsx";
import type { reviewsContract } from "#features/reviews/contract.ts";
import { ReviewsBlock } from "#features/reviews/ui/reviews-block.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";
import { tourList } from "../tour-structured-data.ts";
import { useCompany } from "../use-company.ts";

/** Words and pictures are part of the page's data, so that its script stays small on a slow connection. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [{ toursPage }, { cards }, reviews] = await Promise.all([
    import("#features/content/words/pages/tours-page.ts"),
    context.get(pageStore).read<typeof contentContract.tourCards>("tour-cards", {}),
    context.get(pageStore).read<typeof reviewsContract.publishedReviews>("published-reviews", {}),
  ]);
  const [hero, places] = await Promise.all([
    readPicture("chapmans-peak"),
    Promise.all(toursPage.gallery.items.map(async (place) => ({ ...place, picture: await readPicture(place.slug) }))),
  ]);
  return { words: toursPage, hero, cards, places, reviews };
}

type ToursData = Awaited<ReturnType<typeof loader>>;

const trail = [{ label: "Home", to: "/" }, { label: "Tours" }] as const;

export default function ToursPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { words: written, hero, cards, places, reviews } = useLoaderData<typeof loader>();
  const words = useFigured(written);
  // A company’s own tours may be in none of them.
  const hasCategories = written.categories.items.some(({ tours }) => cards.some(({ tour }) => tours.includes(tour.id)));
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/tours"
        image={hero}
        jsonLd={[
          tourList(
            cards.map(({ tour }) => tour),
            siteUrl,
          ),
          breadcrumbList(trail, siteUrl),
        ]}
      />
      <Hero words={words.hero} picture={hero} />
      {hasCategories && <TourCategories words={words.categories} />}
      <Tours words={words.tours} cards={cards} isFirst={!hasCategories} />
      <PictureGallery words={words.gallery} places={places} />
      <WhyTours words={words.whyChoose} />
      <CtaBand title={words.call.title} text={words.call.text}>
        <SiteLink to={words.call.book.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
          {words.call.book.label}
        </SiteLink>
        <SiteLink to={words.call.ask.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
          {words.call.ask.label}
        </SiteLink>
      </CtaBand>
      <ReviewsBlock found={reviews} company={company} className="bg-surface-2" />
      <RelatedLinks {...words.related} />
    </>
  );
}

function Hero({ words, picture }: { words: ToursData["words"]["hero"]; picture: ToursData["hero"] }) {
  const { rating } = useClaims();
  const badges = [...(rating ? [`${rating} ${words.rating}`] : []), ...words.badges];
  const actions = (
    <>
      <SiteLink to={words.book.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
        {words.book.label}
      </SiteLink>
      <a href="#gallery" className={buttonClass({ variant: "ghost", size: "lg" })}>
        {words.gallery.label}
      </a>
    </>
  );
  return (
    <PageHero {...words} picture={picture} trail={trail} actions={actions}>
      <ul className="mt-6 flex flex-wrap gap-2">
        {badges.map((badge) => (
          <li
            key={badge}
            className="rounded-pill bg-atlantic/70 px-3.5 py-1.5 font-semibold text-sm inset-ring inset-ring-on-dark/25"
          >
            {badge}
          </li>
        ))}
      </ul>
    </PageHero>
  );
}

type ToursProps = { words: ToursData["words"]["tours"]; cards: ToursData["cards"]; isFirst: boolean };

function Tours({ words, cards, isFirst }: ToursProps) {
  return (
    <section aria-labelledby="all-tours" className={isFirst ? "section wrap" : "wrap pb-(--section)"}>
      <SectionHeading
        id="all-tours"
        kicker={words.kicker}
        title={words.title}
        lead={cards.length === 0 ? words.none : words.lead}
      />
      <ul className="grid gap-5 lg:grid-cols-2 lg:gap-6">
        {cards.map((card) => (
          <li key={card.tour.id} className="grid">
            <TourCard {...card} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
