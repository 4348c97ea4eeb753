import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from "react-router";
import { type Block, eachBlock } from "#domain/page/blocks.ts";
import type { shownPagesContract } from "#features/pages/shown/contract.ts";
import { picturesIn } from "#features/pages/ui/drawn-block.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { type PageStore, pageStore } from "#platform/page-store.ts";
import { readBlockData } from "../blocks/block-data.ts";
import { PageBlocks } from "../blocks/page-blocks.tsx";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, faqPage } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const store = context.get(pageStore);
  const page = await readPage(store, pathname);
  const { blocks } = page;
  const opensWithPicture = blocks[0]?.kind === "hero" && blocks[0].values.picture !== null;
  return { page, data: await readBlockData(store, blocks), opensWithPicture };
}

/** The server knows what became of an address that is no page any more. */
async function readPage(store: PageStore, path: string) {
  try {
    return await store.read<typeof shownPagesContract.shownPage>("shown-page", { path });
  } catch (error) {
    if (error instanceof Response && error.status === 404 && typeof document !== "undefined")
      throw redirectDocument(path);
    throw error;
  }
}

/** A page that our team has written. */
export default function WrittenPage() {
  const { page, data } = useLoaderData<typeof loader>();
  const { path, meta, blocks, picture, pictures } = page;
  const company = useCompany();
  const shared = picturesIn(pictures)(picture === null ? null : { id: picture, alt: meta.title, isDecorative: false });
  return (
    <>
      <PageMeta
        title={meta.title}
        description={meta.description}
        path={path}
        noindex={meta.is_hidden}
        {...(shared && { image: shared })}
        jsonLd={useStructuredData(meta.title, blocks)}
      />
      <PageBlocks blocks={blocks} pictures={pictures} data={data} company={company} />
    </>
  );
}

function useStructuredData(title: string, blocks: readonly Block[]): readonly object[] {
  const siteUrl = useSiteUrl();
  const questions = [...eachBlock(blocks)].flatMap(({ block }) =>
    block.kind === "questions" ? block.values.questions : [],
  );
  const trail = [{ label: "Home", to: "/" }, { label: title }] as const;
  return [breadcrumbList(trail, siteUrl), ...(questions.length > 0 ? [faqPage(questions)] : [])];
}
