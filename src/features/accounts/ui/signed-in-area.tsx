import "#design/styles/signed-in.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { Navigate, useLocation } from "react-router";
import { setToastMode } from "#design/overlay/toast.tsx";
import { PageSpinner } from "#design/spinner.tsx";
import { useSession } from "#platform/browser/session.ts";
import { usePageTitle } from "#platform/browser/site-name.tsx";
import type { Access } from "#platform/contract.ts";
import { ImpersonationBanner } from "./impersonation-banner.tsx";
import { mayEnter } from "./use-landing.ts";
import { isLeaving } from "./use-logout.ts";
import { VerificationDialog } from "./verification-dialog.tsx";
import { WrongAreaNotice } from "./wrong-area-notice.tsx";

type SignedInAreaProps = {
  /** The same as the shell's in the route table. */
  access: Access;
  /** This area’s sign-in page. */
  signInPage: string;
  children: ReactNode;
};

/**
 * Frames the pages of signed-in people: waits for the session, sends strangers to the sign-in page, people of another kind home.
 * It decides what is shown; the server decides what is sent, call by call.
 */
export function SignedInArea({ access, signInPage, children }: SignedInAreaProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const title = usePageTitle();
  if (session.status === "unknown")
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <PageSpinner />
      </>
    );
  if (session.status === "out") {
    if (isLeaving()) return <PageSpinner />;
    return <Navigate to={`${signInPage}?next=${encodeURIComponent(pathname + search)}`} replace />;
  }
  const { person } = session;
  return (
    <>
      {person.impersonatorId && <ImpersonationBanner person={person} />}
      {mayEnter(access, person.roles) ? (
        <Inside key={person.userId}>{children}</Inside>
      ) : (
        <WrongAreaNotice person={person} signInPage={signInPage} />
      )}
    </>
  );
}

/** Data loaded for one person is dropped with them: another one gets a new cache. */
function Inside({ children }: { children: ReactNode }) {
  const memory = useMemo(() => new QueryClient(), []);
  useEffect(() => {
    setToastMode("signed-in");
    return () => setToastMode("public");
  }, []);
  return (
    <QueryClientProvider client={memory}>
      <VerificationDialog>{children}</VerificationDialog>
    </QueryClientProvider>
  );
}
