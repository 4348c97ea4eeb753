import { usePageTitle } from "#platform/browser/site-name.tsx";

/** The name of a signed-in page in the browser's tab; search engines stay out. */
export function AreaTitle({ title }: { title: string }) {
  return (
    <>
      <title>{usePageTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
