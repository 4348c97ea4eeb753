import { useLoaderData } from "react-router";
import { useFigured, useSoldClasses } from "#features/content/ui/figures.tsx";
import { ApplicationPage } from "#features/partners/application/ui/application-page.tsx";
import { readApplicationPage } from "../../application-data.ts";
import { PageMeta } from "../site-meta.tsx";

export const loader = () => readApplicationPage("hotel");

export default function HotelPartnerApplicationPage() {
  const { words, picture } = useFigured(useLoaderData<typeof loader>());
  return (
    <div className="wrap py-8 lg:py-12">
      <PageMeta title={words.metaTitle} description={words.metaDescription} path={words.path} image={picture} />
      <ApplicationPage kind="hotel" words={words} picture={picture} classes={useSoldClasses()} />
    </div>
  );
}
