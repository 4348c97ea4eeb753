import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { BookingHero } from "#features/selling/sale/ui/booking-hero.tsx";
import { BookingWizard } from "#features/selling/sale/ui/booking-wizard.tsx";
import { readCompanyTerms } from "#features/selling/sale/ui/use-company-terms.ts";
import { readWizardPictures } from "#features/selling/sale/ui/use-wizard-pictures.ts";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const store = context.get(pageStore);
  const terms = readCompanyTerms(store);
  const [picture, pictures] = await Promise.all([readPicture("hero"), readWizardPictures(store)]);
  return { picture, pictures, terms: await terms };
}

const trail = [{ label: "Home", to: "/" }, { label: "Booking" }] as const;

export default function BookingPage() {
  const { picture, pictures, terms } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  return (
    <>
      <PageMeta
        title="Book Your Transport in {town}: instant prices"
        description={`Book an airport transfer, a driver for the day, a private tour or a coach in {town}. Four short steps, a clear price, free cancellation up to ${terms.free_hours} hours before.`}
        path="/booking"
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      {/* Before the picture, whose lower edge is behind the form. */}
      <ServiceNotice place="booking" className="rounded-none! text-center" />
      <BookingHero
        title="Book Your Transport"
        text="Instant confirmation and secure payment. No account needed."
        picture={picture}
        focus="60% 46%"
      />
      <BookingWizard pictures={pictures} terms={terms} />
    </>
  );
}
