import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isLocalDate } from "#domain/time/local-time.ts";
import type { legalContract } from "#features/content/legal/contract.ts";
import { LegalText } from "#features/content/legal/ui/legal-text.tsx";
import { LegalVersions, versionName } from "#features/content/legal/ui/legal-versions.tsx";
import { Breadcrumbs } from "#features/content/ui/breadcrumbs.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";
import { useCompany, useLegalDetails } from "../use-company.ts";

/** A text at its own address, and each version at one below it, as it read on a day: `?on=2026-11-20`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const [, , document = "", name = null] = url.pathname.split("/");
  const on = url.searchParams.get("on");
  const input = { document, name, on: on && isLocalDate(on) ? on : null };
  const legal = await context.get(pageStore).read<typeof legalContract.legalPage>("legal-page", input);
  return { legal, isVersion: name !== null };
}

export default function LegalDocumentPage() {
  const { legal, isVersion } = useLoaderData<typeof loader>();
  const { document, words, is_as_read } = legal;
  const filled = useFigured(words);
  const shown = is_as_read ? words : filled;
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const path = `/legal/${document}` as const;
  const { title, lead, metaTitle, metaDescription } = shown;
  const home = { label: "Home", to: "/" } as const;
  const trail = isVersion
    ? ([home, { label: title, to: path }, { label: versionName(legal.name) }] as const)
    : ([home, { label: title }] as const);
  return (
    <>
      <PageMeta
        title={metaTitle}
        description={metaDescription}
        path={path}
        noindex={isVersion}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <header className="wrap pt-6 pb-8 md:pt-10">
        <Breadcrumbs trail={trail} className="mb-4" />
        <h1 className="max-w-[20em] text-h1 tracking-[-0.02em]">{title}</h1>
        <p className="mt-3 max-w-[40em] text-ink-2 text-lead">{lead}</p>
      </header>
      <LegalText
        words={shown}
        standing={<LegalVersions legal={legal} />}
        details={useLegalDetails()}
        reach={company}
        path={path}
      />
    </>
  );
}
