import { ArrowLeft } from "lucide-react";
import { Outlet } from "react-router";
import { Logo } from "#design/pictures/logo.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { ThemeSwitch } from "#design/theme-switch.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteName } from "#platform/browser/site-name.tsx";

/** The plain frame of staff sign-in pages: the name, a way back, and nothing floating. */
export function EntranceLayout() {
  const siteName = useSiteName();
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <a
        href="#main"
        className="-translate-y-24 fixed top-2 left-2 z-50 rounded-sm bg-surface px-5 py-3 font-bold text-link focus:translate-y-0 focus:shadow-3"
      >
        Skip to content
      </a>
      <header className="wrap flex min-h-20 items-center justify-between gap-4">
        <SiteLink to="/" className="rounded-xs text-ink no-underline" aria-label={`${siteName}, home page`}>
          <Logo name={siteName} />
        </SiteLink>
        <div className="flex items-center gap-2 sm:gap-4">
          <SiteLink
            to="/"
            className="inline-flex min-h-11 items-center gap-2 rounded-xs font-semibold text-[0.9375rem] text-ink no-underline hover:underline max-sm:sr-only max-sm:focus:not-sr-only"
          >
            <ArrowLeft aria-hidden="true" className="size-[18px]" />
            Back to the site
          </SiteLink>
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap grid grow items-center py-8 outline-none sm:py-12">
        <Outlet />
      </main>
      <footer aria-hidden="true" className="overflow-hidden">
        <Skyline className="text-surface-3" />
      </footer>
    </div>
  );
}
