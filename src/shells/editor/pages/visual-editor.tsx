import { SquarePen } from "lucide-react";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { PageSpinner } from "#design/spinner.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";
import { loader as publicLoader } from "../../public/layout.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import type { PublicData } from "../../public/use-company.ts";

export const wakesAtOnce = true;
export const loader = (args: LoaderFunctionArgs): Promise<PublicData> => publicLoader(args);

/** The editor itself is a file of its own that no visitor ever asks for. */
const VisualDesk = lazy(async () => ({ default: (await import("../visual-desk.tsx")).VisualDesk }));

export default function VisualEditorPage() {
  const data = useLoaderData<PublicData>();
  const session = useSession();
  return (
    <>
      <PageMeta
        title="Visual editor"
        description="Where our team writes and builds the pages of this site."
        path="/visual-editor"
        noindex
      />
      {session.status === "in" ? (
        <Suspense fallback={<PageSpinner />}>
          <VisualDesk person={session.person} data={data} />
        </Suspense>
      ) : (
        <Offer />
      )}
    </>
  );
}

const Offer = () => (
  <main id="main" className="grid min-h-dvh content-center bg-bg">
    <h1 className="sr-only">Visual editor</h1>
    <EmptyState
      level={2}
      icon={<SquarePen />}
      title="Sign in to edit pages"
      text="The visual editor is for our team: it builds and changes the pages of this site."
      action={
        <>
          <SiteLink to="/admin-login?next=%2Fvisual-editor" className={buttonClass()}>
            Sign in
          </SiteLink>
          <SiteLink to="/" className={buttonClass({ variant: "outline" })}>
            Back to the site
          </SiteLink>
        </>
      }
    />
  </main>
);
