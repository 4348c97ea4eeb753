import { Clock, MapPin, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import { airportName, airportRoutes } from "#domain/company/airport-routes.ts";
import type { contentContract } from "#features/content/contract.ts";
import { AirportRoutes } from "#features/content/services/ui/airport-routes.tsx";
import { RelatedTours } from "#features/content/tours/ui/related-tours.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { FactsList } from "#features/content/ui/facts-list.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { airportRouteLabels as labels } from "#features/content/words/airport-route-labels.ts";
import type { faresContract } from "#features/selling/fares/contract.ts";
import { DriveHours } from "#features/selling/fares/ui/drive-hours.tsx";
import { RouteFares } from "#features/selling/fares/ui/route-fares.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { airportRouteService } from "../airport-route-data.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

/** Words by place, fares and times from tariff and roads; cached with the page until the tariff changes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const [{ airportRoutePages }, route] = await Promise.all([
    import("#features/content/words/airport-routes/all-airport-routes.ts"),
    context.get(pageStore).read<typeof faresContract.airportRoute>("airport-route", { place: slug }),
  ]);
  const words = airportRoutePages.find((page) => page.slug === slug);
  if (!words) throw new Response(null, { status: 404 });
  const { cards } = await context.get(pageStore).read<typeof contentContract.tourCards>("tour-cards", {});
  const tours = cards.filter(({ tour }) => words.tours.includes(tour.id));
  const others = airportRoutePages
    .filter((page) => page !== words)
    .map(({ slug: place, name }) => ({ slug: place, name }));
  return { words, route, tours, others, picture: await readPicture(words.picture) };
}

type RouteData = Awaited<ReturnType<typeof loader>>;

export default function AirportTransferPlacePage() {
  const { words, route, tours, others, picture } = useFigured(useLoaderData<typeof loader>());
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const path = `/services/airport-transfers/${words.slug}` as const;
  const title = `Airport to ${words.name}`;
  const trail = [
    { label: "Home", to: "/" },
    { label: "Airport Transfers", to: "/services/airport-transfers" },
    { label: title },
  ] as const;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path={path}
        image={picture}
        jsonLd={[
          airportRouteService({ words, route, picture, path, siteUrl }),
          faqPage(words.questions),
          breadcrumbList(trail, siteUrl),
        ]}
      />
      <PageHero
        picture={picture}
        kicker={labels.kicker}
        title={title}
        lead={words.lead}
        trail={trail}
        actions={<Actions slug={words.slug} />}
      />
      <div className="wrap grid gap-10 py-(--section) max-lg:pt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <aside className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">
          <div className="makes-room rounded-xl bg-surface p-5 shadow-2 sm:p-7">
            <h2 className="mb-3 text-h3">{labels.fares}</h2>
            <RouteFares fares={route.fares} caption={`Fares from the airport to ${words.name}`} />
            <p className="mt-3 text-ink-2 text-sm">{labels.faresNote}</p>
            <SiteLink to={bookingHref(words.slug)} className={buttonClass({ wide: true, className: "mt-5" })}>
              {labels.book}
            </SiteLink>
          </div>
        </aside>
        <Story words={words} route={route} />
      </div>
      <QuestionsSection title={labels.questions} questions={words.questions} company={company} />
      <RelatedTours tours={tours} />
      <div className="pt-(--section)">
        <AirportRoutes {...labels.others} routes={others} />
      </div>
      <CtaBand {...labels.call}>
        <Actions slug={words.slug} />
      </CtaBand>
    </>
  );
}

function Story({ words, route }: Pick<RouteData, "words" | "route">) {
  return (
    <div className="grid min-w-0 content-start gap-10 lg:row-start-1">
      <FactsList facts={factsOf(route)} className="sm:grid-cols-3" />
      <Part title={labels.road} paragraphs={words.road} />
      <Part title={labels.arrival} paragraphs={[words.arrival]}>
        <p>
          <SiteLink to="/services/airport-transfers" className="font-semibold text-link">
            {labels.meeting}
          </SiteLink>
        </p>
      </Part>
      <div className="max-w-[34rem]">
        <h2 className="mb-4 text-[1.625rem] leading-tight">{labels.hours}</h2>
        <DriveHours drives={route.drives} caption={`Minutes from the airport to ${words.name}`} />
        <p className="mt-3 text-ink-2 text-sm">{labels.hoursNote}</p>
      </div>
    </div>
  );
}

function factsOf({ kilometres, drives, fares }: RouteData["route"]) {
  const minutes = drives.map((drive) => drive.minutes);
  return [
    { icon: <MapPin />, label: "Distance", value: `About ${kilometres} km` },
    { icon: <Clock />, label: "Drive", value: `${Math.min(...minutes)}–${Math.max(...minutes)} minutes` },
    {
      icon: <Wallet />,
      label: "Sedan, 1–3 people",
      value: `From ${formatRand(fares[0]?.from_cents ?? 0)} per vehicle`,
    },
  ];
}

type PartProps = { title: string; paragraphs: readonly string[]; children?: ReactNode };

const Part = ({ title, paragraphs, children }: PartProps) => (
  <div>
    <h2 className="text-[1.625rem] leading-tight">{title}</h2>
    <div className="mt-4 grid gap-4 text-[1.0625rem] leading-relaxed">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  </div>
);

/** The booking form with both ends filled in. */
function bookingHref(slug: RouteData["words"]["slug"]): Href {
  const destination = airportRoutes.find((route) => route.slug === slug)?.place ?? "";
  return `/book/airport-transfer?${new URLSearchParams({ pickup: airportName, destination })}`;
}

function Actions({ slug }: { slug: RouteData["words"]["slug"] }) {
  return (
    <>
      <SiteLink to={bookingHref(slug)} className={buttonClass({ size: "lg", className: heroPrimary })}>
        {labels.book}
      </SiteLink>
      <SiteLink to="/free-quote" className={buttonClass({ variant: "ghost", size: "lg" })}>
        {labels.quote}
      </SiteLink>
    </>
  );
}
