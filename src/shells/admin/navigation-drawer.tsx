import type { MouseEvent } from "react";
import { Drawer } from "#design/overlay/drawer.tsx";
import { NavigationLinks, type NavigationProps } from "./navigation-links.tsx";

/** The navigation on a phone. Following a link closes it. */
export function NavigationDrawer({
  open,
  onClose,
  ...navigation
}: NavigationProps & { open: boolean; onClose: () => void }) {
  const followed = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} side="left" title="Admin">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav aria-label="Admin" onClick={followed} className="-mx-3">
        <NavigationLinks {...navigation} />
      </nav>
    </Drawer>
  );
}
