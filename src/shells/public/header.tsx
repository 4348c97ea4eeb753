import { Phone } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Logo } from "#design/pictures/logo.tsx";
import { ThemeSwitch } from "#design/theme-switch.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { bookLink, manageLink } from "#features/content/words/navigation.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { HeaderLogins } from "./login-menu.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { useOverPicture } from "./use-over-picture.ts";

/** Lies clear on a page's opening picture and turns solid once the page has moved. */
export function Header({ company }: { company: CompanyDetails }) {
  const { marker, isOver } = useOverPicture();
  return (
    <>
      <div ref={marker} aria-hidden="true" className="absolute top-0 h-6 w-px" />
      <header
        data-clear={isOver || undefined}
        className={cx(
          "group/header sticky top-0 z-40 h-(--header) bg-surface text-ink shadow-1 transition-colors duration-(--d-2) xl:-top-4 xl:pt-4",
          "data-clear:scheme-dark data-clear:bg-transparent data-clear:shadow-none noscript:relative noscript:top-0!",
        )}
      >
        <div className="wrap flex h-full items-center justify-between gap-4 xl:grid xl:grid-cols-[1fr_auto_1.2fr]">
          <SiteLink to="/" className="justify-self-start rounded-xs text-ink no-underline">
            <Logo name={company.name} tagline="Transfers and tours, 24/7" />
          </SiteLink>
          <MainMenu />
          <div className="flex items-center justify-end gap-4 min-[85rem]:pl-4 xl:gap-5">
            <PhoneLink
              company={company}
              className="hidden items-center gap-2 whitespace-nowrap rounded-xs font-semibold text-[0.9375rem] text-ink no-underline hover:underline sm:inline-flex"
            >
              <Phone aria-hidden="true" className="size-[18px]" />
              24/7 line<span className="sr-only">: {company.phone}</span>
            </PhoneLink>
            <SiteLink
              to={manageLink.to}
              className="hidden min-h-11 items-center whitespace-nowrap rounded-xs font-semibold text-[0.9375rem] text-ink no-underline hover:underline min-[85rem]:inline-flex"
            >
              {manageLink.label}
            </SiteLink>
            <ThemeSwitch className="max-xl:hidden!" />
            <div className="max-xl:hidden">
              <HeaderLogins />
            </div>
            <SiteLink to={bookLink.to} className={buttonClass({ size: "sm", className: bookLook })}>
              Book
            </SiteLink>
            <MenuButton />
          </div>
        </div>
      </header>
    </>
  );
}

/** Cream on the picture, where the red button belongs to the words below; red everywhere else. */
const bookLook = cx(
  "min-h-11.5! px-5.5! max-md:hidden!",
  "group-data-clear/header:bg-on-dark group-data-clear/header:text-atlantic group-data-clear/header:shadow-none group-data-clear/header:hover:bg-paper",
);
