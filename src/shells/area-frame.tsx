import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { LogoMark } from "#design/pictures/logo.tsx";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { SiteLink } from "#platform/browser/link.tsx";

type AreaFrameProps = {
  /** What this area is called, beside the mark. */
  name: string;
  /** narrow: one column for a hand; wide: a desk. */
  width: "narrow" | "wide";
  children: ReactNode;
};

const widths = { narrow: "max-w-5xl", wide: "max-w-[100rem]" } as const;

/** The frame of an area with one page: who is here, the way to the site, and the room for the page. */
export function AreaFrame({ name, width, children }: AreaFrameProps) {
  const room = cx("mx-auto w-full px-4 sm:px-6 lg:px-8", widths[width]);
  return (
    <div className="flex min-h-dvh min-w-0 flex-col bg-bg">
      <a
        href="#main"
        className="-translate-y-24 fixed top-2 left-2 z-50 rounded-sm bg-surface px-5 py-3 font-bold text-link focus:translate-y-0 focus:shadow-3"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-line border-b bg-bg/90 backdrop-blur-md">
        <div className={cx(room, "flex h-16 items-center justify-between gap-3")}>
          <div className="flex min-w-0 items-center gap-3">
            <SiteLink
              to="/"
              className="flex min-h-11 min-w-11 items-center gap-3 rounded-xs font-display font-extrabold text-ink leading-tight no-underline"
            >
              <LogoMark className="size-9" />
              <span className="truncate max-sm:sr-only">
                Cape Town Shuttle<span className="sr-only">, home page</span>
              </span>
            </SiteLink>
            <span className="border-line text-ink-2 text-sm max-sm:font-bold max-sm:font-display max-sm:text-base max-sm:text-ink sm:border-s sm:ps-3">
              {name}
            </span>
          </div>
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={cx(room, "grow pt-4 pb-12 outline-none lg:pt-6")}>
        {children}
      </main>
    </div>
  );
}
