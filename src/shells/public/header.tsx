import { CircleUserRound, Menu, Phone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { buttonClass, IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { DisclosureMenu } from "#design/overlay/menu.tsx";
import { menuItemClass } from "#design/overlay/menu-look.ts";
import { Logo } from "#design/pictures/logo.tsx";
import { ThemeSwitch } from "#design/theme-switch.tsx";
import type { MenuItem } from "#domain/page/menus.ts";
import { AccountLinks } from "#features/accounts/ui/account-links.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { bookLink, loginLinks, manageLink } from "#features/content/words/navigation.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";
import { MainMenu, MenuLinks } from "./main-menu.tsx";
import { menuId } from "./mobile-drawer.tsx";

/** Transparent over a page's opening picture, solid once the page has scrolled. */
export function Header({ company, menu }: { company: CompanyDetails; menu: readonly MenuItem[] }) {
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
          <MainMenu items={menu} />
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

/** Cream on the picture, where red belongs to the main button below; red everywhere else. */
const bookLook = cx(
  "min-h-11.5! px-5.5! max-md:hidden!",
  "group-data-clear/header:bg-on-dark group-data-clear/header:text-atlantic group-data-clear/header:shadow-none group-data-clear/header:hover:bg-paper",
);

/** Opens the drawer. The browser does it, so it works before the page is active. */
function MenuButton() {
  return (
    <IconButton
      label="Menu"
      aria-haspopup="dialog"
      popoverTarget={menuId}
      className="bg-surface-2 text-ink! xl:hidden!"
    >
      <Menu aria-hidden="true" />
    </IconButton>
  );
}

const look = "min-h-11 whitespace-nowrap font-semibold text-[0.9375rem] text-ink hover:underline";

/** The three logins for visitors; for signed-in people their own pages and Logout. */
function HeaderLogins() {
  const session = useSession();
  if (session.status !== "in")
    return (
      <DisclosureMenu key="out" label="Login" name="main-menu" align="end" className={look}>
        <MenuLinks links={[manageLink, ...loginLinks]} />
      </DisclosureMenu>
    );
  const { name, email } = session.person;
  return (
    <DisclosureMenu key="in" label={<Somebody name={name || email} />} name="main-menu" align="end" className={look}>
      <AccountLinks className={menuItemClass} />
    </DisclosureMenu>
  );
}

function Somebody({ name }: { name: string }) {
  return (
    <span className="inline-flex max-w-[9.5rem] items-center gap-2">
      <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">Account of </span>
      <span className="truncate">{name.split(" ")[0]}</span>
    </span>
  );
}

/**
 * First path segments of pages that open with a picture under the header; such a page marks the picture with
 * `data-under-header`.
 */
const partsWithOpeningPicture: ReadonlySet<string> = new Set([
  "",
  "about",
  "attractions",
  "contact",
  "free-quote",
  "gift-vouchers",
  "guarantee",
  "hotel-partnership",
  "partners",
  "reviews",
  "rideshare",
  "services",
  "tours",
]);
/** A page of our team says itself what it opens with. */
const writtenPage = "/:page";
export type WrittenPage = { readonly opensWithPicture: boolean };

const firstPart = (pathname: string) => pathname.split("/")[1] ?? "";

/**
 * Whether the header lies on a picture. The server answers by the address; in the browser the picture itself decides
 * (a page that failed has none), together with a marker at the top that leaves the screen once the page has moved.
 */
function useOverPicture() {
  const { pathname } = useLocation();
  const written = useRouteLoaderData<WrittenPage>(writtenPage);
  const marker = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(written?.opensWithPicture ?? partsWithOpeningPicture.has(firstPart(pathname)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another opening
  useEffect(() => {
    if (!marker.current || !document.querySelector("[data-under-header]")) return setIsOver(false);
    const observer = new IntersectionObserver(([entry]) => setIsOver(entry?.isIntersecting ?? false));
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [pathname]);
  return { marker, isOver };
}
