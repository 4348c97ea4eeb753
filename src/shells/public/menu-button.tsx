import { Menu } from "lucide-react";
import { IconButton } from "#design/button.tsx";
import { menuId } from "./mobile-drawer.tsx";

/** Opens the drawer. The browser does it, so it answers before the page is awake. */
export function MenuButton() {
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
