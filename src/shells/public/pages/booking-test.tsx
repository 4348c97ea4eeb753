import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { BookingHero } from "#features/selling/sale/ui/booking-hero.tsx";
import { BookingWizard } from "#features/selling/sale/ui/booking-wizard.tsx";
import { readCompanyTerms } from "#features/selling/sale/ui/use-company-terms.ts";
import { readWizardPictures } from "#features/selling/sale/ui/use-wizard-pictures.ts";
import { pageStore } from "#platform/page-store.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const store = context.get(pageStore);
  const terms = readCompanyTerms(store);
  const [picture, pictures] = await Promise.all([readPicture("hero"), readWizardPictures(store)]);
  return { picture, pictures, terms: await terms };
}

export default function BookingTestPage() {
  const { picture, pictures, terms } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        noindex
        title="Test booking"
        description="A test of the booking form. What you send is marked as a test."
        path="/booking-test"
      />
      <BookingHero
        title="Book Your Transport"
        text="This is a test. What you send is marked as one."
        picture={picture}
        focus="60% 46%"
      />
      <BookingWizard mode="trial" pictures={pictures} terms={terms} />
    </>
  );
}
