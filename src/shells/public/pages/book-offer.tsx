import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readOffer } from "#features/booking/ui/use-offer-words.ts";
import { BookingWizard } from "#features/booking/ui/wizard-frame.tsx";
import { WizardHero } from "#features/booking/ui/wizard-hero.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readOffer(context.get(pageStore), new URL(request.url).pathname.split("/").at(-1) ?? "");

export default function BookOfferPage() {
  const { path, meta, hero, preset, opening, pictures, picture } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  const trail = [
    { label: "Home", to: "/" },
    { label: opening.title, to: opening.detailPage },
    { label: "Booking" },
  ] as const;
  return (
    <>
      <PageMeta {...meta} path={path} image={picture} jsonLd={[breadcrumbList(trail, siteUrl)]} />
      <WizardHero {...hero} picture={picture} />
      <BookingWizard key={path} preset={preset} opening={opening} pictures={pictures} />
    </>
  );
}
