import "../../design/styles/public.css";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { noteTouch } from "#platform/browser/device/partner-touches.ts";
import { readPageData } from "#platform/browser/read-page-data.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { pageStore } from "#platform/page-store.ts";
import { CrashGuard } from "./crash-guard.tsx";
import { keepTyped } from "./keep-typed.ts";
import { Root } from "./root.tsx";
import { drawnAddress, loadMatched, routesFrom } from "./router.tsx";

/** Hydrates the page; resolves once everything listens. */
export async function start() {
  await nextTask();
  const block = document.getElementById("hydration");
  if (!block) throw new Error("Root container not found");
  const drawn: Drawn = JSON.parse(block.textContent || "{}");
  const address = drawnAddress(location.pathname, drawn.loaderData);
  await loadMatched(address);
  await nextTask();
  const { routes, addOthers } = routesFrom(address);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addOthers,
    hydrationData: { ...drawn, errors: drawn.errors && revived(drawn.errors) },
    getContext() {
      const context = new RouterContextProvider();
      context.set(pageStore, { siteUrl: location.origin, read: readPageData });
      return context;
    },
  });
  noteTouch(location.search);
  tellOfPages(router);
  await nextTask();
  const putBackTyped = keepTyped();
  await hydrate(<RouterProvider router={router} onError={(error) => reportError(error)} />);
  putBackTyped();
  tellOfFocus();
  document.documentElement.dataset.awake = "";
}

type WireError = { readonly message?: string; readonly status?: number };
/** The data from which the server rendered the page. */
type Drawn = { loaderData?: Record<string, unknown>; errors?: Record<string, WireError> | null };

/** A response such as 404 counts as data; faults become errors again. */
const revived = (errors: Record<string, WireError>) =>
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, error.status ? error : new Error(error.message)]),
  );

/** The script that woke this page counts page views, including client-side navigation. */
function tellOfPages(router: ReturnType<typeof createBrowserRouter>) {
  let { pathname } = router.state.location;
  router.subscribe(({ location: { pathname: next }, navigation }) => {
    if (next === pathname || navigation.state !== "idle") return;
    pathname = next;
    dispatchEvent(new Event("cts:page"));
  });
}

/** Between heavy steps the browser can paint and handle input; one long task would block both on a slow phone. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const hydrate = (page: ReactNode) =>
  new Promise<void>((onAlive) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Announced onAlive={onAlive}>
            <CrashGuard>
              <Root>{page}</Root>
            </CrashGuard>
          </Announced>
        </StrictMode>,
        { onRecoverableError: (error) => reportError(error) },
      );
    }),
  );

function Announced({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** If a field got focus before anyone listened, its form does now what it would have done then. */
function tellOfFocus() {
  const { activeElement } = document;
  if (activeElement === document.body) return;
  activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
