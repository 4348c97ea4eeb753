import { FlaskConical, Keyboard, Menu, Search } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { IconButton } from "#design/button.tsx";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { MessagesButton } from "#features/messages/ui/messages-button.tsx";

type TopBarProps = { isDemo: boolean; onMenu: () => void; onSearch: () => void; onKeys: () => void };

export function TopBar({ isDemo, onMenu, onSearch, onKeys }: TopBarProps) {
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
              <span aria-hidden="true" className="sm:hidden">
                Demo
              </span>
            </Badge>
          )}
          <IconButton label="Keyboard shortcuts" size="sm" onClick={onKeys} className="max-lg:hidden">
            <Keyboard />
          </IconButton>
          <MessagesButton />
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
