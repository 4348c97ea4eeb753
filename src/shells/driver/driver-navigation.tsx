import { CarFront, CircleUser, IdCard, type LucideIcon, MessagesSquare, Route, Sun } from "lucide-react";
import { useLocation } from "react-router";
import { CountMark } from "#design/badge.tsx";
import { driversContract } from "#features/drivers/contract.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";

type DriverPageEntry = { readonly to: Href; readonly label: string; readonly icon: LucideIcon };

const messagesPage = "/driver/dashboard/messages";

/** A driver's pages, in the order of a day. */
export const driverPages: readonly DriverPageEntry[] = [
  { to: "/driver/dashboard", label: "Today", icon: Sun },
  { to: "/driver/dashboard/trips", label: "Trips", icon: Route },
  { to: "/driver/dashboard/shift", label: "Shift", icon: CarFront },
  { to: messagesPage, label: "Messages", icon: MessagesSquare },
  { to: "/driver/dashboard/documents", label: "Documents", icon: IdCard },
  { to: "/driver/dashboard/profile", label: "Profile", icon: CircleUser },
];

/** The current page, or the one it belongs to. */
export const currentPage = (pathname: string): DriverPageEntry | undefined =>
  driverPages.findLast(({ to }) =>
    [pathname, parents[pathname]].some((one) => one === to || one?.startsWith(`${to}/`)),
  );

/** Pages reached from another one, because the bar has no room. */
const parents: Readonly<Record<string, string>> = { "/driver/dashboard/earnings": "/driver/dashboard/profile" };

/**
 * At the bottom edge of a phone, within reach of the thumb. Fixed, with extra space at the page’s end, so that
 * everything beneath it can be scrolled into view.
 */
export function DriverBottomBar() {
  return (
    <div className={`${barHeight} lg:hidden print:hidden`}>
      <nav
        aria-label="Driver pages"
        className={`${barHeight} fixed inset-x-0 bottom-0 z-30 border-line border-t bg-bg pb-[env(safe-area-inset-bottom)]`}
      >
        <ul className="mx-auto grid max-w-xl grid-cols-6">
          <PageLinks look="grid min-h-16 content-center justify-items-center gap-1 px-0.5 text-[0.6875rem] leading-none [&_svg]:size-6" />
        </ul>
      </nav>
    </div>
  );
}

const barHeight = "h-[calc(4rem+1px+env(safe-area-inset-bottom))]";

/** Beside the logo on a wide screen. */
export function DriverTopLinks() {
  return (
    <nav aria-label="Driver pages" className="grow px-4 max-lg:hidden">
      <ul className="flex items-center gap-1">
        <PageLinks look="flex min-h-11 items-center gap-2 rounded-sm px-3 text-[0.9375rem] hover:bg-surface-2 [&_svg]:size-[19px]" />
      </ul>
    </nav>
  );
}

const linkClass =
  "font-semibold text-ink-2 no-underline -outline-offset-2! hover:text-ink " +
  "aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-accent";

function PageLinks({ look }: { look: string }) {
  const current = currentPage(useLocation().pathname);
  const unread = useUnread(current?.to === messagesPage);
  return driverPages.map(({ to, label, icon: Icon }) => (
    <li key={to}>
      <SiteLink
        to={to}
        {...(to === current?.to && { "aria-current": "page" as const })}
        className={`${linkClass} ${look}`}
      >
        <span className="relative">
          <Icon aria-hidden="true" />
          {to === messagesPage && <CountMark count={unread} />}
        </span>
        {label}
        {to === messagesPage && unread > 0 && <span className="sr-only">, {unread} unread</span>}
      </SiteLink>
    </li>
  ));
}

/** Part of what every page reads about its driver anyway. Opening the messages marks them as read. */
function useUnread(isReading: boolean): number {
  const { data } = useCall(driversContract.myDriverProfile, {});
  return isReading ? 0 : (data?.driver?.unread_messages ?? 0);
}
