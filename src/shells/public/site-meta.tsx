import type { PictureFile } from "#design/pictures/picture.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { jsonText } from "#platform/browser/json-text.ts";
import { useSiteName } from "#platform/browser/site-name.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { shareImage, siteShareImage } from "./share-image.ts";

type PageMetaProps = {
  title: string;
  description: string;
  /** The canonical address, without origin and query. */
  path: string;
  /** The preview of a shared link; the site’s card unless the page has its own picture. */
  image?: PictureFile;
  /** Structured data, one block each. */
  jsonLd?: readonly object[];
  noindex?: boolean;
};

const noBlocks: readonly object[] = [];

/** A page’s metadata for search engines and shared links. React moves the tags into the head. */
export function PageMeta({ path, image, noindex, ...written }: PageMetaProps) {
  const title = useFigured(written.title);
  const description = useFigured(written.description);
  const jsonLd = useFigured(written.jsonLd ?? noBlocks);
  const site = useSiteUrl();
  const address = site + path;
  const shared = image ? shareImage(image) : siteShareImage;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!noindex && languages.map((language) => <Alternate key={language} language={language} address={address} />)}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={useSiteName()} />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site + shared.path} />
      <meta property="og:image:width" content={String(shared.width)} />
      <meta property="og:image:height" content={String(shared.height)} />
      <meta property="og:image:alt" content={useFigured(shared.alt)} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((block) => (
        <JsonLd key={JSON.stringify(block)} block={block} />
      ))}
    </>
  );
}

/** Every language a page is written in; each further one adds its address. */
const languages = ["en-ZA", "x-default"];

const Alternate = ({ language, address }: { language: string; address: string }) => (
  <link rel="alternate" hrefLang={language} href={address} />
);

function JsonLd({ block }: { block: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, and jsonText lets no tag begin inside it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(block) }} />;
}
