import { usePageTitle } from "#platform/browser/site-name.tsx";

/** A signed-in page’s title in the browser tab; search engines are kept out. */
export function AreaTitle({ title }: { title: string }) {
  return (
    <>
      <title>{usePageTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
