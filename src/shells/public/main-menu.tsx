import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { DisclosureMenu } from "#design/overlay/menu.tsx";
import { menuItemClass } from "#design/overlay/menu-look.ts";
import { useServices, useTours } from "#features/content/ui/figures.tsx";
import {
  aboutLink,
  allServicesLink,
  allToursLink,
  attractionsLink,
  contactLink,
  homeLink,
  type NavigationLink,
  serviceLinks,
  tourLinks,
} from "#features/content/words/navigation.ts";

const item =
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-xs font-semibold text-[0.9688rem] text-ink no-underline decoration-2 decoration-primary-text underline-offset-8 hover:underline aria-[current=page]:underline";

/** The header’s links on wide screens. */
export function MainMenu() {
  return (
    <nav aria-label="Main" className="hidden xl:block">
      <ul className="flex items-center gap-x-6">
        <li>
          <BarLink link={homeLink} />
        </li>
        <li>
          <DisclosureMenu label="Services" name="main-menu" className={item}>
            <MenuLinks links={serviceLinks(useServices())} />
            <MenuFoot>
              <MenuLinks links={[allServicesLink]} />
            </MenuFoot>
          </DisclosureMenu>
        </li>
        <li>
          <DisclosureMenu label="Tours & Attractions" name="main-menu" className={item} panelClassName="w-[25rem]">
            <MenuLinks links={tourLinks(useTours())} columns />
            <MenuFoot>
              <MenuLinks links={[allToursLink, attractionsLink]} columns />
            </MenuFoot>
          </DisclosureMenu>
        </li>
        <li>
          <BarLink link={aboutLink} />
        </li>
        <li>
          <BarLink link={contactLink} />
        </li>
      </ul>
    </nav>
  );
}

function BarLink({ link }: { link: NavigationLink }) {
  return (
    <NavLink to={link.to} end className={item}>
      {link.label}
    </NavLink>
  );
}

export function MenuLinks({ links, columns = false }: { links: readonly NavigationLink[]; columns?: boolean }) {
  return (
    <ul className={columns ? "grid grid-cols-2" : undefined}>
      {links.map((link) => (
        <li key={link.label}>
          <NavLink to={link.to} end className={menuItemClass}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function MenuFoot({ children }: { children: ReactNode }) {
  return <div className="mt-1.5 border-line border-t pt-1.5 [&_a]:font-bold [&_a]:text-link">{children}</div>;
}
