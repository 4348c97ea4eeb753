import { lazy, Suspense, useEffect, useState } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { CrashScreen } from "#design/error-screen.tsx";
import { PageSpinner } from "#design/spinner.tsx";
import { codeOfServerFault, reportError } from "#platform/browser/report-error.ts";

/** Loaded on demand: hardly any visit needs it. */
const NotFoundPage = lazy(async () => ({ default: (await import("../../shells/not-found.tsx")).NotFoundPage }));

/** Replaces a page: not found, or the crash screen with its code. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense fallback={<PageSpinner />}>
        <NotFoundPage />
      </Suspense>
    );
  return <Crash error={error} />;
}

function Crash({ error }: { error: unknown }) {
  const [code, setCode] = useState(() => codeOfServerFault(error));
  const revalidator = useRevalidator();
  useEffect(() => setCode(reportError(error)), [error]);
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <CrashScreen
        error={error}
        onRetry={() => void revalidator.revalidate()}
        {...(code && { details: `Error code ${code}` })}
      />
    </>
  );
}
