import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { Logo, LogoMark } from "#design/pictures/logo.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteName } from "#platform/browser/site-name.tsx";
import { NavigationLinks, type NavigationProps } from "./navigation-links.tsx";
import { useOpens } from "./use-opens.ts";

type SideNavigationProps = NavigationProps & { isNarrow: boolean; onToggle: () => void };

/** Dark in both themes: the one thing that stays put while everything beside it changes. */
export function SideNavigation({ isNarrow, onToggle, ...navigation }: SideNavigationProps) {
  const opens = useOpens();
  const siteName = useSiteName();
  return (
    <aside
      className={cx(
        "scheme-dark sticky top-0 isolate hidden h-dvh flex-col overflow-hidden bg-[light-dark(var(--bg),var(--surface))] text-ink lg:flex",
        "border-line border-r transition-[width] duration-(--d-3) ease-road",
        isNarrow ? "w-18" : "w-62",
      )}
    >
      <SiteLink
        to={opens("/admin") ? "/admin" : "/dispatcher/dashboard"}
        className={cx(
          "flex h-18 shrink-0 items-center text-ink no-underline -outline-offset-4!",
          isNarrow ? "justify-center" : "px-4",
        )}
      >
        {isNarrow ? (
          <LogoMark className="size-10" />
        ) : (
          <Logo name={siteName} tagline="Admin" className="text-[1.0625rem]! gap-2.5!" />
        )}
        {isNarrow && <span className="sr-only">{siteName} admin</span>}
      </SiteLink>
      <nav aria-label="Admin" className="min-h-0 grow overflow-y-auto px-3 pt-1 pb-6 [scrollbar-width:thin]">
        <NavigationLinks {...navigation} isNarrow={isNarrow} />
      </nav>
      <Skyline className="-z-10 pointer-events-none absolute inset-x-0 bottom-[3.375rem] h-16 text-surface-2" />
      <div className="border-line border-t bg-surface-2 p-2">
        <button
          type="button"
          aria-expanded={!isNarrow}
          onClick={onToggle}
          className={cx(
            "flex min-h-9.5 w-full items-center gap-3 rounded-sm text-sm font-semibold text-ink-2 -outline-offset-2! hover:bg-surface-3 hover:text-ink [&>svg]:size-[19px]",
            isNarrow ? "justify-center" : "px-3",
          )}
        >
          {isNarrow ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
          <span className={isNarrow ? "sr-only" : undefined}>{isNarrow ? "Show names" : "Icons only"}</span>
        </button>
      </div>
    </aside>
  );
}
