import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useFigured } from "#features/content/ui/figures.tsx";
import { BookingHero } from "#features/selling/sale/ui/booking-hero.tsx";
import { BookingWizard } from "#features/selling/sale/ui/booking-wizard.tsx";
import { readCompanyTerms } from "#features/selling/sale/ui/use-company-terms.ts";
import { readOffer } from "#features/selling/sale/ui/use-offer-page.ts";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const store = context.get(pageStore);
  const terms = await readCompanyTerms(store);
  return { terms, ...(await readOffer(store, new URL(request.url).pathname.split("/").at(-1) ?? "", terms)) };
}

export default function BookOfferPage() {
  const { path, meta, hero, preset, opening, pictures, picture, terms } = useFigured(useLoaderData<typeof loader>());
  const siteUrl = useSiteUrl();
  const trail = [
    { label: "Home", to: "/" },
    { label: opening.title, to: opening.detailPage },
    { label: "Booking" },
  ] as const;
  return (
    <>
      <PageMeta {...meta} path={path} image={picture} jsonLd={[breadcrumbList(trail, siteUrl)]} />
      <BookingHero {...hero} picture={picture} />
      <BookingWizard key={path} preset={preset} opening={opening} pictures={pictures} terms={terms} />
    </>
  );
}
