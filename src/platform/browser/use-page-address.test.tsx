// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { usePageAddress } from "./use-page-address.ts";

afterEach(cleanup);

/** A page, and its hands on the address as they were when it was first drawn. */
function aDrawnPage(loader?: () => Promise<null>) {
  const drawn: ReturnType<typeof usePageAddress>[] = [];
  function Page() {
    drawn.push(usePageAddress());
    return null;
  }
  const router = createMemoryRouter([{ path: "/", Component: Page, ...(loader && { loader }) }], {
    hydrationData: { loaderData: { "0": null } },
  });
  render(<RouterProvider router={router} />);
  const [first] = drawn;
  if (!first) throw new Error("The page was not drawn");
  return { router, first };
}

test("a search that was waiting for a pause leaves the row open that was opened just before", async () => {
  const { router, first } = aDrawnPage();
  await act(async () => {
    first.go({ application: "A-1" });
    first.filter({ search: "Nkosi" });
  });
  expect(router.state.location.search).toBe("?application=A-1&search=Nkosi");
});

test("a page that takes a while to open is in the history, whatever is searched for meanwhile", async () => {
  const { router, first } = aDrawnPage(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return null;
  });
  await act(async () => {
    first.go({ application: "A-1" });
    first.filter({ search: "Nkosi" });
    await eventually(() => expect(router.state.location.search).toContain("search=Nkosi"));
  });
  expect(router.state.location.search).toBe("?application=A-1&search=Nkosi");
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("");
});
