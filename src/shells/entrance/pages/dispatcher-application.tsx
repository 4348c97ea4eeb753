import { useLoaderData } from "react-router";
import { useSoldClasses } from "#features/content/ui/figures.tsx";
import { ApplicationPage } from "#features/partners/application/ui/application-page.tsx";
import { readApplicationPage } from "../../application-data.ts";
import { PageMeta } from "../../public/site-meta.tsx";

export const loader = () => readApplicationPage("dispatcher");

export default function DispatcherApplicationPage() {
  const { words, picture } = useLoaderData<typeof loader>();
  return (
    <div className="self-start">
      <PageMeta title={words.metaTitle} description={words.metaDescription} path={words.path} image={picture} />
      <ApplicationPage kind="dispatcher" words={words} picture={picture} classes={useSoldClasses()} />
    </div>
  );
}
