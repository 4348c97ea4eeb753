import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import type { claimsContract } from "#features/content/claims/contract.ts";
import type { contentContract } from "#features/content/contract.ts";
import { AboutSection } from "#features/content/home/ui/about-section.tsx";
import { ContactSection } from "#features/content/home/ui/contact-section.tsx";
import { HomeHero } from "#features/content/home/ui/home-hero.tsx";
import { ReassuranceStrip } from "#features/content/home/ui/reassurance-strip.tsx";
import { SafetySection } from "#features/content/home/ui/safety-section.tsx";
import { ServicesGrid } from "#features/content/home/ui/services-grid.tsx";
import { TestimonialsSection } from "#features/content/home/ui/testimonials-section.tsx";
import { TourPosters } from "#features/content/tours/ui/tour-posters.tsx";
import { FaqSection } from "#features/content/ui/faq-section.tsx";
import { useClaims, useFigured } from "#features/content/ui/figures.tsx";
import { ReachLinks } from "#features/content/ui/reach-links.tsx";
import { faq } from "#features/content/words/faq.ts";
import { type HomeService, homeCards } from "#features/content/words/home-services.ts";
import { homePage } from "#features/content/words/pages/home-page.ts";
import { reassuranceOf } from "#features/content/words/reassurance.ts";
import { safetyFiguresOf } from "#features/content/words/safety.ts";
import { proofOf, statisticsOf } from "#features/content/words/statistics.ts";
import { messages } from "#features/crm/contact/ui/messages.ts";
import { QuickMessageForm } from "#features/crm/contact/ui/quick-message-form.tsx";
import { QuickQuoteBar } from "#features/selling/quick-quote/ui/quick-quote-bar.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { faqPage, localBusiness } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const store = context.get(pageStore);
  const [said, { cards }, services] = await Promise.all([
    store.read<typeof claimsContract.publishedClaims>("published-claims", {}),
    store.read<typeof contentContract.tourCards>("tour-cards", {}),
    store.read<typeof contentContract.servicesInBrief>("services-in-brief", {}),
  ]);
  return { said, cards, services: homeCards(services.cards) };
}

export default function HomePage() {
  const { said, cards, services } = useLoaderData<typeof loader>();
  const sent = useFigured<typeof messages.sent>(messages.sent);
  const hero = useFigured(homePage.hero);
  const company = useCompany();
  const claims = useClaims();
  const siteUrl = useSiteUrl();
  return (
    <>
      <PageMeta
        title={homePage.title}
        description={homePage.description}
        path="/"
        jsonLd={[localBusiness(company, siteUrl), faqPage(faq)]}
      />
      <HomeHero words={{ ...hero, ...proofOf(claims) }}>
        <QuickQuoteBar aside={<ReachLinks company={company} />} />
      </HomeHero>
      <Services services={services} />
      <ReassuranceStrip items={reassuranceOf(said.reassurance, claims)} />
      {cards.length > 0 && <TourPosters words={homePage.tours} tours={cards} />}
      <AboutSection words={useFigured(homePage.about)} statistics={statisticsOf(claims)} />
      <TestimonialsSection
        words={homePage.testimonials}
        testimonials={said.testimonials.filter(({ page }) => page === "home")}
      />
      <SafetySection words={homePage.safety} items={said.safety} figures={safetyFiguresOf(claims)} />
      <FaqSection words={homePage.faq} questions={faq} company={company} />
      <ContactSection words={homePage.contact} company={company}>
        <QuickMessageForm sent={sent} />
      </ContactSection>
    </>
  );
}

function Services({ services }: { services: readonly HomeService[] }) {
  const allServices = (
    <SiteLink to="/services" className={buttonClass({ variant: "outline" })}>
      All services
    </SiteLink>
  );
  return (
    <section
      aria-labelledby="services"
      className="section wrap pt-[calc(var(--section)+3rem)] min-[720.02px]:max-xl:pt-[calc(var(--section)+11rem)]"
    >
      <SectionHeading id="services" {...homePage.services} action={allServices} />
      <ServicesGrid services={services} />
    </section>
  );
}
