import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { LogoMark } from "#design/pictures/logo.tsx";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteName } from "#platform/browser/site-name.tsx";

type AreaFrameProps = {
  /** This area’s name, beside the logo. */
  name: string;
  /** narrow: one column for one hand; wide: a desk. */
  width: "narrow" | "wide";
  /** Its pages, if there are several: in the header on a wide screen. */
  navigation?: ReactNode;
  /** The same at the bottom edge of a phone, within reach of a thumb. */
  bottomBar?: ReactNode;
  /** Stays on top of the page, above the bar. */
  above?: ReactNode;
  /** In the bar, beside the account. */
  action?: ReactNode;
  children: ReactNode;
};

const widths = { narrow: "max-w-5xl", wide: "max-w-[100rem]" } as const;

/** An area’s frame: the account, a link to the site, and the page. */
export function AreaFrame({ name, width, navigation, bottomBar, above, action, children }: AreaFrameProps) {
  const room = cx("mx-auto w-full px-4 sm:px-6 lg:px-8", widths[width]);
  return (
    <div className="flex min-h-dvh min-w-0 flex-col bg-bg">
      <a
        href="#main"
        className="-translate-y-24 fixed top-2 left-2 z-50 rounded-sm bg-surface px-5 py-3 font-bold text-link focus:translate-y-0 focus:shadow-3"
      >
        Skip to content
      </a>
      {above}
      <header className="sticky top-0 z-30 border-line border-b bg-bg/90 backdrop-blur-md">
        <div className={cx(room, "flex h-16 items-center justify-between gap-3")}>
          <div className="flex min-w-0 items-center gap-3">
            <SiteLink
              to="/"
              className="flex min-h-11 min-w-11 items-center gap-3 rounded-xs font-display font-extrabold text-ink leading-tight no-underline"
            >
              <LogoMark className="size-9" />
              <span className="truncate max-sm:sr-only">
                {useSiteName()}
                <span className="sr-only">, home page</span>
              </span>
            </SiteLink>
            <span className="border-line text-ink-2 text-sm max-sm:font-bold max-sm:font-display max-sm:text-base max-sm:text-ink sm:border-s sm:ps-3">
              {name}
            </span>
          </div>
          {navigation}
          <div className="flex items-center gap-2">
            {action}
            <AccountMenu />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={cx(room, "grow pt-4 pb-12 outline-none lg:pt-6")}>
        {children}
      </main>
      {bottomBar}
    </div>
  );
}
