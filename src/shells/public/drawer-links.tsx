import { NavLink } from "react-router";
import type { NavigationLink } from "#features/content/words/navigation.ts";

export const drawerLinkClass =
  "flex min-h-12 w-full items-center gap-3 rounded-sm px-3 font-semibold text-[1.0625rem] text-ink no-underline hover:bg-surface-2 aria-[current=page]:text-primary-text";

export function DrawerLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <NavLink to={link.to} end className={drawerLinkClass}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
