import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import type { contentContract } from "#features/content/contract.ts";
import { FleetSection } from "#features/content/home/ui/fleet-section.tsx";
import { AirportRoutes } from "#features/content/services/ui/airport-routes.tsx";
import { BenefitsSection } from "#features/content/services/ui/benefits-section.tsx";
import { HowItWorks } from "#features/content/services/ui/how-it-works.tsx";
import { ServiceCards } from "#features/content/services/ui/service-cards.tsx";
import { ServiceGallery } from "#features/content/services/ui/service-gallery.tsx";
import { ServiceOffer } from "#features/content/services/ui/service-offer.tsx";
import { ServiceStory } from "#features/content/services/ui/service-story.tsx";
import { CancellationRules } from "#features/content/ui/cancellation-rules.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { ServiceFigures, useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { QuestionsSection } from "#features/content/ui/questions-section.tsx";
import { airportRouteLabels } from "#features/content/words/airport-route-labels.ts";
import type { ServiceView } from "#features/content/words/page-shapes.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { serviceOffer } from "../service-data.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

/** Each service has its own address in the router, so its name is the path’s last part. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof contentContract.servicePage>("service-page", {
    slug: new URL(request.url).pathname.split("/").at(-1) ?? "",
  });

const vehicleWords = {
  kicker: "Vehicles",
  title: "Your vehicle",
  lead: "The smallest that seats everyone and their bags. Tell us about prams, golf clubs and wheelchairs when you book.",
};

export default function ServiceDetailPage() {
  const written = useLoaderData<typeof loader>();
  return (
    <ServiceFigures service={written.kind}>
      <ServiceDetail written={written} />
    </ServiceFigures>
  );
}

function ServiceDetail({ written }: { written: ServiceView }) {
  const service = useFigured(written);
  const company = useCompany();
  return (
    <>
      <Opening service={service} />
      <ServiceStory
        service={service}
        aside={
          <>
            <ServiceOffer service={service} />
            <CancellationRules />
          </>
        }
      />
      <BenefitsSection benefits={service.benefits} />
      <HowItWorks steps={service.steps} areas={service.areas} />
      <ServiceGallery pictures={service.gallery} />
      <FleetSection words={vehicleWords} types={service.fleet} />
      <QuestionsSection
        title={`Questions about ${service.title.toLowerCase()}`}
        questions={service.questions}
        company={company}
      />
      {service.routes.length > 0 && (
        <div className="pt-(--section)">
          <AirportRoutes {...airportRouteLabels.others} routes={service.routes} />
        </div>
      )}
      <section aria-labelledby="others" className="section wrap">
        <SectionHeading id="others" kicker="Something else?" title="Other services" />
        <ServiceCards services={service.others} />
      </section>
      <CtaBand
        title="Tell us the trip, we’ll do the rest"
        text={useFigured("A consultant will contact you within 5 to 20 minutes with a personalised quote.")}
      >
        {service.isOnSale && (
          <SiteLink to={service.bookingPage} className={buttonClass({ size: "lg" })}>
            Book Now
          </SiteLink>
        )}
        <SiteLink to="/contact" className={buttonClass({ variant: "ghost", size: "lg" })}>
          Contact Us
        </SiteLink>
      </CtaBand>
    </>
  );
}

function Opening({ service }: { service: ServiceView }) {
  const siteUrl = useSiteUrl();
  const trail = [{ label: "Home", to: "/" }, { label: "Services", to: "/services" }, { label: service.title }] as const;
  return (
    <>
      <PageMeta
        title={service.metaTitle}
        description={service.metaDescription}
        path={`/services/${service.slug}`}
        image={service.picture}
        jsonLd={[serviceOffer(service, siteUrl), faqPage(service.questions), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        picture={service.picture}
        kicker={[service.priceText, service.priceBasis].filter(Boolean).join(" ")}
        title={service.title}
        lead={service.lead}
        trail={trail}
        actions={
          <>
            {service.isOnSale && (
              <SiteLink to={service.bookingPage} className={buttonClass({ size: "lg", className: heroPrimary })}>
                Book Now
              </SiteLink>
            )}
            <SiteLink to="/free-quote" className={buttonClass({ variant: "paper", size: "lg" })}>
              Free Quote
            </SiteLink>
          </>
        }
      />
    </>
  );
}
