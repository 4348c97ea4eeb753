import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import type { contentContract } from "#features/content/contract.ts";
import { CoverageSection } from "#features/content/home/ui/coverage-section.tsx";
import { FleetSection } from "#features/content/home/ui/fleet-section.tsx";
import { GardenRouteSection } from "#features/content/home/ui/garden-route-section.tsx";
import { InlandSection } from "#features/content/home/ui/inland-section.tsx";
import { OverbergSection } from "#features/content/home/ui/overberg-section.tsx";
import { PricingSection } from "#features/content/home/ui/pricing-section.tsx";
import { TestimonialsSection } from "#features/content/home/ui/testimonials-section.tsx";
import { ServiceCards } from "#features/content/services/ui/service-cards.tsx";
import { SurchargeSection } from "#features/content/services/ui/surcharge-section.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { ReasonsSection } from "#features/content/ui/reasons-section.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof contentContract.servicesPage>("services-page", {});

const trail = [{ label: "Home", to: "/" }, { label: "Services" }] as const;

export default function ServicesPage() {
  const words = useFigured(useLoaderData<typeof loader>());
  const siteUrl = useSiteUrl();
  const { hero, finalCall } = words;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/services"
        image={words.picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        picture={words.picture}
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        trail={trail}
        actions={
          <SiteLink to={hero.action.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
            {hero.action.label}
          </SiteLink>
        }
      />
      <section aria-label="Our services" className="wrap py-(--section)">
        <h2 className="sr-only">Our services</h2>
        <ServiceCards {...words.cards} />
      </section>
      <ReasonsSection words={words.whyChooseUs} />
      <CoverageSection words={words.coverage} />
      <FleetSection words={words.fleet} types={words.fleet.types} />
      <PricingSection words={words.pricing} />
      <SurchargeSection words={words.surcharges} />
      <InlandSection words={words.inland} />
      <GardenRouteSection words={words.gardenRoute} />
      <OverbergSection words={words.overberg} />
      <TestimonialsSection words={words.testimonials} testimonials={words.testimonials.items} />
      <div className="pt-(--section)">
        <CtaBand title={finalCall.title} text={finalCall.text}>
          <SiteLink to={finalCall.book.to} className={buttonClass({ size: "lg" })}>
            {finalCall.book.label}
          </SiteLink>
          <SiteLink to={finalCall.contact.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
            {finalCall.contact.label}
          </SiteLink>
        </CtaBand>
      </div>
    </>
  );
}
