import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { LegalText } from "#features/content/legal/ui/legal-text.tsx";
import { Breadcrumbs } from "#features/content/ui/breadcrumbs.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";
import { useCompany, useLegalDetails } from "../use-company.ts";

/** Each document has its own address in the router, so its name is the path’s last part. */
export async function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const { isLegalSlug, legalDocuments } = await import("#features/content/words/legal/legal-documents.ts");
  if (!isLegalSlug(slug)) throw new Response("Not found", { status: 404 });
  return { slug, words: legalDocuments[slug] };
}

export default function LegalDocumentPage() {
  const { slug, words } = useFigured(useLoaderData<typeof loader>());
  const { title, lead, metaTitle, metaDescription } = useFigured(words);
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const path = `/legal/${slug}` as const;
  const trail = [{ label: "Home", to: "/" }, { label: title }] as const;
  return (
    <>
      <PageMeta title={metaTitle} description={metaDescription} path={path} jsonLd={[breadcrumbList(trail, siteUrl)]} />
      <header className="wrap pt-6 pb-8 md:pt-10">
        <Breadcrumbs trail={trail} className="mb-4" />
        <h1 className="max-w-[20em] text-h1 tracking-[-0.02em]">{title}</h1>
        <p className="mt-3 max-w-[40em] text-ink-2 text-lead">{lead}</p>
      </header>
      <LegalText words={words} details={useLegalDetails()} reach={company} path={path} />
    </>
  );
}
