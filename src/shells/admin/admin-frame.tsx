import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStoredText } from "#design/use-stored-text.ts";
import { usePaymentsWaiting } from "#features/payments/ui/use-payments-waiting.ts";
import { CommandPalette } from "#features/reporting/ui/command-palette.tsx";
import { useFrame } from "#features/reporting/ui/use-frame.ts";
import { useSearchKey } from "#features/reporting/ui/use-search-key.ts";
import { StaffAlarms } from "../staff-alarms.tsx";
import { openOnly } from "./access-by-page.ts";
import { adminPages } from "./admin-pages.ts";
import { adminNavigation } from "./navigation.ts";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useOpens } from "./use-opens.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { waitingByPage } from "./waiting-by-page.ts";

/** Side bar, top bar and the room for a page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [stored, store] = useStoredText("cts-office-navigation");
  const [open, setOpen] = useState<"" | "menu" | "search" | "keys">("");
  const { isDemo, waiting, ratings } = useFrame();
  const payments = usePaymentsWaiting();
  const isNarrow = stored === "narrow";
  const opens = useOpens();
  const navigation = { groups: openOnly(adminNavigation, opens), waiting: waitingByPage(waiting, payments, ratings) };
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

/** A new page starts at its top, and the focus goes with it; a changed query is the same page. */
function useStartAtTop() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [pathname, first]);
}
