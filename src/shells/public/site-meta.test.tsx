import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pictures } from "#features/content/words/pictures.gen.ts";
import { rootRouteId } from "#platform/browser/site-url.tsx";
import { PageMeta } from "./site-meta.tsx";

async function headOf(page: React.ReactNode) {
  const handler = createStaticHandler([
    { id: rootRouteId, path: "/tours", loader: () => ({ siteUrl: "https://shuttle.example" }), Component: () => page },
  ]);
  const context = await handler.query(new Request("https://shuttle.example/tours?utm=1"));
  if (context instanceof Response) throw new Error("no page");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

const meta = { title: "Tours", description: "Ten of them.", path: "/tours" };

test("a page names itself, and its address without the query", async () => {
  const head = await headOf(<PageMeta {...meta} />);
  expect(head).toContain("<title>Tours</title>");
  expect(head).toContain('<meta name="description" content="Ten of them."/>');
  expect(head).toContain('<link rel="canonical" href="https://shuttle.example/tours"/>');
  expect(head).toContain('<meta property="og:url" content="https://shuttle.example/tours"/>');
  expect(head).toContain('<meta property="og:image" content="https://shuttle.example/art/share-home.jpg"/>');
  expect(head).not.toContain("noindex");
});

test("a page with a picture of its own is shared with it", async () => {
  const head = await headOf(<PageMeta {...meta} image={pictures.winelands} />);
  expect(head).toContain('<meta property="og:image" content="https://shuttle.example/art/share-winelands.jpg"/>');
  expect(head).toContain('<meta property="og:image:height" content="630"/>');
});

test("a page that must not be found has no canonical address", async () => {
  const head = await headOf(<PageMeta {...meta} noindex />);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain("canonical");
});

test("structured data cannot end its own block", async () => {
  const head = await headOf(<PageMeta {...meta} jsonLd={[{ name: "</script><script>alert(1)" }]} />);
  expect(head).toContain('{"name":"\\u003c/script>\\u003cscript>alert(1)"}');
  expect(head.match(/<script/g)).toHaveLength(1);
});
