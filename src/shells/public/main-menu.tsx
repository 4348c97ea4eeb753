import { DisclosureMenu } from "#design/overlay/menu.tsx";
import { menuItemClass } from "#design/overlay/menu-look.ts";
import { isGroup, type MenuItem } from "#domain/page/menus.ts";
import { type FreeLink, MenuLink, useGroupLinks } from "./menu-links.tsx";

const item =
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-xs font-semibold text-[0.9688rem] text-ink no-underline decoration-2 decoration-primary-text underline-offset-8 hover:underline aria-[current=page]:underline";

/** The header’s links on wide screens. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label="Main" className="hidden xl:block">
      <ul className="flex items-center gap-x-6">
        {items.map((one) => (
          <li key={one.id}>{isGroup(one) ? <Group group={one} /> : <MenuLink link={one} className={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Everything sold comes first, and below it the way to all of it. */
function Group({ group }: { group: MenuItem }) {
  const { sold, links, hasTours } = useGroupLinks(group);
  const width = hasTours ? { panelClassName: "w-[25rem]" } : {};
  return (
    <DisclosureMenu label={group.label} name="main-menu" className={item} {...width}>
      {sold.length > 0 && <MenuLinks links={sold} columns={hasTours} />}
      {sold.length > 0 && links.length > 0 ? (
        <div className="mt-1.5 border-line border-t pt-1.5 [&_a]:font-bold [&_a]:text-link">
          <MenuLinks links={links} columns={hasTours} />
        </div>
      ) : (
        <MenuLinks links={links} />
      )}
    </DisclosureMenu>
  );
}

export function MenuLinks({ links, columns = false }: { links: readonly FreeLink[]; columns?: boolean }) {
  return (
    <ul className={columns ? "grid grid-cols-2" : undefined}>
      {links.map((link) => (
        <li key={link.label}>
          <MenuLink link={link} className={menuItemClass} />
        </li>
      ))}
    </ul>
  );
}
