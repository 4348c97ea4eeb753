import { FlaskConical, Keyboard, Menu, PanelLeftClose, PanelLeftOpen, PhoneIncoming, Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Badge } from "#design/badge.tsx";
import { IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Logo, LogoMark } from "#design/pictures/logo.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { useStoredText } from "#design/use-stored-text.ts";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { useTasksDue } from "#features/crm/tasks/ui/use-tasks-due.ts";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { useUnreadThreads } from "#features/inbox/ui/use-unread-threads.ts";
import { MessagesButton } from "#features/messages/ui/messages-button.tsx";
import { NoticesButton } from "#features/notices/centre/ui/notices-button.tsx";
import { usePaymentsWaiting } from "#features/payments/ui/use-payments-waiting.ts";
import { CallerButton } from "#features/people/ui/caller-button.tsx";
import { CommandPalette, type PalettePage } from "#features/reporting/ui/command-palette.tsx";
import { useFrame } from "#features/reporting/ui/use-frame.ts";
import { useSearchKey } from "#features/reporting/ui/use-search-key.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteName } from "#platform/browser/site-name.tsx";
import { teamPageAbout } from "../notice-pages.ts";
import { StaffAlarms } from "../staff-alarms.tsx";
import { openOnly } from "./access-by-page.ts";
import { adminNavigation } from "./navigation.ts";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { NavigationLinks, type NavigationProps } from "./navigation-links.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useOpens } from "./use-opens.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { waitingByPage } from "./waiting-by-page.ts";

/** Side bar, top bar and the page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [stored, store] = useStoredText("cts-admin-navigation");
  const [open, setOpen] = useState<"" | "menu" | "search" | "keys">("");
  const { isDemo, waiting, ratings } = useFrame();
  const payments = usePaymentsWaiting();
  const tasksDue = useTasksDue();
  const unread = useUnreadThreads();
  const isNarrow = stored === "narrow";
  const opens = useOpens();
  const count = waitingByPage(waiting, payments, ratings, tasksDue, unread);
  const navigation = { groups: openOnly(adminNavigation, opens), waiting: count };
  const close = () => setOpen("");
  useSearchKey(() => setOpen("search"));
  useShortcuts(() => setOpen("keys"));
  useStartAtTop();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
      <a
        href="#main"
        className="-translate-y-24 fixed top-2 left-2 z-50 rounded-sm bg-surface px-5 py-3 font-bold text-link focus:translate-y-0 focus:shadow-3"
      >
        Skip to content
      </a>
      <SideNavigation {...navigation} isNarrow={isNarrow} onToggle={() => store(isNarrow ? "wide" : "narrow")} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <StaffAlarms />
        <ServiceNotice place="team" className="rounded-none!" />
        <TopBar
          isDemo={isDemo}
          onMenu={() => setOpen("menu")}
          onSearch={() => setOpen("search")}
          onKeys={() => setOpen("keys")}
        />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[100rem] grow px-4 pt-4 pb-12 outline-none sm:px-6 lg:px-8 lg:pt-6"
        >
          {children}
        </main>
      </div>
      <NavigationDrawer {...navigation} open={open === "menu"} onClose={close} />
      <ShortcutsDialog open={open === "keys"} onClose={close} />
      <CommandPalette open={open === "search"} onClose={close} pages={adminPages} opens={opens} />
    </div>
  );
}

/** A new page starts at its top and takes the focus; a changed query is the same page. */
function useStartAtTop() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [pathname, first]);
}

/** The pages of Admin as the command palette lists them. */
const adminPages: readonly PalettePage[] = [
  ...adminNavigation.flatMap(({ label: group, entries }) =>
    entries.map(({ to, label, icon, words = "" }) => ({ to, label, icon, group, words })),
  ),
  {
    to: "/admin/customers?caller=on",
    label: "Caller",
    icon: PhoneIncoming,
    group: "Customers",
    words: "phone call number ring who is calling",
  },
];

type SideNavigationProps = NavigationProps & { isNarrow: boolean; onToggle: () => void };

/** Dark in both themes, because it stays put while everything beside it changes. */
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

type TopBarProps = { isDemo: boolean; onMenu: () => void; onSearch: () => void; onKeys: () => void };

function TopBar({ isDemo, onMenu, onSearch, onKeys }: TopBarProps) {
  const opens = useOpens();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-bg/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 w-full max-w-[100rem] items-center gap-2 px-3 sm:px-6 lg:h-18 lg:gap-4 lg:px-8">
        <IconButton label="Menu" onClick={onMenu} className="lg:hidden">
          <Menu />
        </IconButton>
        <SearchButton onPress={onSearch} />
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          {isDemo && (
            <Badge tone="violet" icon={<FlaskConical aria-hidden="true" />}>
              <span className="max-sm:sr-only">Demo company</span>
            </Badge>
          )}
          <IconButton label="Keyboard shortcuts" size="sm" onClick={onKeys} className="max-lg:hidden">
            <Keyboard />
          </IconButton>
          <CallerButton />
          <MessagesButton />
          <NoticesButton pageAbout={teamPageAbout(opens)} />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

/** Looks like the field it opens. */
function SearchButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-11 min-w-0 max-w-md grow items-center gap-3 rounded-pill bg-surface px-4 text-left text-[0.9375rem] text-ink-3 inset-ring inset-ring-line hover:inset-ring-line-strong hover:text-ink-2"
    >
      <Search aria-hidden="true" className="size-[18px] shrink-0" />
      <span className="truncate">
        Search<span className="max-sm:sr-only"> bookings, people, documents and pages</span>
      </span>
      <span
        aria-hidden="true"
        className="ml-auto hidden whitespace-nowrap rounded-xs bg-surface-2 px-2 py-0.5 font-semibold font-text text-ink-2 text-xs sm:block"
      >
        {isApple() ? "⌘ K" : "Ctrl K"}
      </span>
    </button>
  );
}

const isApple = () => typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.userAgent);
