import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PageFrame } from "#design/page-frame.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { usePageTitle } from "#platform/browser/site-name.tsx";
import { placeOf } from "./navigation.ts";
import { useOpens } from "./use-opens.ts";

type AdminPageProps = {
  /** The heading, and the browser tab’s title. */
  title: string;
  /** One sentence on what the page is for. */
  lead?: ReactNode;
  /** A status beside the title. */
  badge?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** A picture header; the title is then only for the tab and screen readers. */
  hero?: ReactNode;
  children: ReactNode;
};

/**
 * The head and the rhythm of every admin page: `<AdminPage title="Vehicles" actions={<Button …/>}>…</AdminPage>`.
 * The way to the page comes from navigation.ts; a page listed there needs to say nothing about it.
 */
export function AdminPage({ title, hero, children, ...head }: AdminPageProps) {
  const place = placeOf(useLocation());
  // The overview is the area’s root, so it has no trail.
  const trail = place?.entry.to === "/admin" ? undefined : <Trail steps={[place?.group.label, title]} />;
  return (
    <>
      <title>{usePageTitle(title, "Admin")}</title>
      <meta name="robots" content="noindex" />
      {hero ? (
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <h1 className="sr-only">{title}</h1>
          {hero}
          {children}
        </div>
      ) : (
        <PageFrame title={title} breadcrumbs={trail} {...head}>
          {children}
        </PageFrame>
      )}
    </>
  );
}

/** Admin › Partners › Hotels */
function Trail({ steps }: { steps: readonly (string | undefined)[] }) {
  const named = steps.filter((step) => step !== undefined);
  const opens = useOpens();
  return (
    <ol className="flex flex-wrap items-center gap-x-1.5">
      <li>
        {opens("/admin") ? (
          <SiteLink to="/admin">Admin</SiteLink>
        ) : (
          <SiteLink to="/dispatcher/dashboard">Dispatch</SiteLink>
        )}
      </li>
      {named.map((step, at) => (
        <li key={step} aria-current={at === named.length - 1 ? "page" : undefined}>
          <span aria-hidden="true">› </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
