import type { ReactNode } from "react";
import { NavLink } from "react-router";
import type { MenuItem } from "#domain/page/menus.ts";
import { useServices, useTours } from "#features/content/ui/figures.tsx";
import { serviceLinks, tourLinks } from "#features/content/words/navigation.ts";

export type FreeLink = { readonly label: string; readonly to: string };

/** The links of a group: first what is sold of each kind, then the others. */
export function useGroupLinks({ items }: Pick<MenuItem, "items">) {
  const sold = { services: serviceLinks(useServices()), tours: tourLinks(useTours()) };
  return {
    sold: items.flatMap(({ all }): readonly FreeLink[] => (all ? sold[all] : [])),
    links: items.filter(({ all }) => all === null),
    hasTours: items.some(({ all }) => all === "tours"),
  };
}

type MenuLinkProps = { link: FreeLink; className: string; children?: ReactNode };

/** A link of a menu. Our team may also lead to another site. */
export function MenuLink({ link: { label, to }, className }: MenuLinkProps) {
  if (!to.startsWith("/"))
    return (
      <a href={to} rel="noopener" className={className}>
        {label}
      </a>
    );
  return (
    <NavLink to={to} end className={className}>
      {label}
    </NavLink>
  );
}
