import "../design/base.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { readPageData } from "#platform/browser/read-page-data.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { pageStore } from "#platform/page-store.ts";
import { CrashGuard } from "./crash-guard.tsx";
import { Root } from "./root.tsx";
import { loadMatched, routes } from "./router.tsx";

/** Between heavy steps the browser may paint and hear the visitor; one long task would hold both up on a slow phone. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  const block = document.getElementById("hydration");
  if (!block) throw new Error("Root container not found");
  Object.assign(window, { __staticRouterHydrationData: JSON.parse(block.textContent ?? "null") ?? undefined });
  await loadMatched(location.pathname);
  await nextTask();
  const router = createBrowserRouter(routes, {
    getContext() {
      const context = new RouterContextProvider();
      context.set(pageStore, { siteUrl: location.origin, read: readPageData });
      return context;
    },
  });
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CrashGuard>
          <Root>
            <RouterProvider router={router} onError={(error) => reportError(error)} />
          </Root>
        </CrashGuard>
      </StrictMode>,
      { onRecoverableError: (error) => reportError(error) },
    );
  });
}

void start();
