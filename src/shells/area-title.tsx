/** The name of a signed-in page in the browser's tab; search engines stay out. */
export function AreaTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | Cape Town Shuttle`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
