import { ChevronDown, Phone } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { PopoverDrawer } from "#design/overlay/popover-drawer.tsx";
import { ThemeSwitch } from "#design/theme-switch.tsx";
import { isGroup, type MenuItem } from "#domain/page/menus.ts";
import { AccountLinks } from "#features/accounts/ui/account-links.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { bookLink, loginLinks, manageLink, signUpLink } from "#features/content/words/navigation.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";

import { type FreeLink, MenuLink, useGroupLinks } from "./menu-links.tsx";

export const menuId = "site-menu";

/** The whole navigation for small screens. Outside the header, whose colours over a picture are not the page’s. */
export function MobileDrawer({ company, menu }: { company: CompanyDetails; menu: readonly MenuItem[] }) {
  // Manage booking comes after the groups, where the thumb is.
  const place = menu.findLastIndex(isGroup) + 1;
  return (
    <PopoverDrawer id={menuId} title="Menu" footer={<DrawerFoot company={company} />}>
      <div className="-mx-3">
        <nav aria-label="Main">
          <ul>
            {menu.slice(0, place).map((item) => (
              <DrawerItem key={item.id} item={item} />
            ))}
            <DrawerItem item={{ ...manageLink, id: "manage-booking", all: null, items: [] }} />
            {menu.slice(place).map((item) => (
              <DrawerItem key={item.id} item={item} />
            ))}
          </ul>
        </nav>
        <div className="mt-3 border-line border-t pt-3">
          <Account />
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between border-line border-t pt-5">
        <span className="font-semibold text-ink-2">Theme</span>
        <ThemeSwitch variant="segmented" />
      </div>
    </PopoverDrawer>
  );
}

/** The logins for visitors, and sign-up; for signed-in people their own pages. */
function Account() {
  const session = useSession();
  return (
    <nav aria-label="Account">
      {session.status === "in" ? (
        <AccountLinks className={cx(drawerLinkClass, "[&>svg]:size-5 [&>svg]:text-ink-3")} />
      ) : (
        <DrawerLinks links={[...loginLinks, { label: signUpLink.label, to: "/signup?view=sign-up" }]} />
      )}
    </nav>
  );
}

const DrawerItem = ({ item }: { item: MenuItem }) => (
  <li>{isGroup(item) ? <Fold group={item} /> : <MenuLink link={item} className={drawerLinkClass} />}</li>
);

function Fold({ group }: { group: MenuItem }) {
  const { sold, links } = useGroupLinks(group);
  return (
    <details name="drawer" className="group">
      <summary className={cx(drawerLinkClass, "list-none justify-between [&::-webkit-details-marker]:hidden")}>
        {group.label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform duration-(--d-2) group-open:rotate-180"
        />
      </summary>
      <div className="ml-3 border-line border-l-2 pl-2 [&_a]:min-h-11 [&_a]:font-medium [&_a]:text-base">
        <DrawerLinks links={[...sold, ...links]} />
      </div>
    </details>
  );
}

function DrawerFoot({ company }: { company: CompanyDetails }) {
  return (
    <>
      <PhoneLink company={company} className={buttonClass({ variant: "outline" })}>
        <Phone aria-hidden="true" className="size-[18px]" />
        Call<span className="sr-only"> {company.phone}</span>
      </PhoneLink>
      <SiteLink to={bookLink.to} className={buttonClass()}>
        {bookLink.label}
      </SiteLink>
    </>
  );
}

const drawerLinkClass =
  "flex min-h-12 w-full items-center gap-3 rounded-sm px-3 font-semibold text-[1.0625rem] text-ink no-underline hover:bg-surface-2 aria-[current=page]:text-primary-text";

function DrawerLinks({ links }: { links: readonly FreeLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <MenuLink link={link} className={drawerLinkClass} />
        </li>
      ))}
    </ul>
  );
}
