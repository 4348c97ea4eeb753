import { Menu } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "#design/button.tsx";
import { SpinnerMark } from "#design/spinner.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { MobileDrawer } from "./mobile-drawer.tsx";

/** Opens the drawer. The drawer itself comes with the first touch: most visitors of most pages never need it. */
export function MenuButton({ company }: { company: CompanyDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<typeof MobileDrawer>();
  const open = async () => {
    setIsOpen(true);
    try {
      const drawer = await fetchDrawer();
      setDrawer(() => drawer.MobileDrawer);
    } catch {
      setIsOpen(false);
      showFooter();
    }
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={(isOpen && !Drawer) || undefined}
        onPointerDown={prefetch}
        onClick={open}
        className="bg-surface-2 text-ink! xl:hidden!"
      >
        {isOpen && !Drawer ? <SpinnerMark /> : <Menu aria-hidden="true" />}
      </IconButton>
      {/* Outside the header, whose colours on a picture are not those of the page. */}
      {Drawer &&
        createPortal(<Drawer open={isOpen} onClose={() => setIsOpen(false)} company={company} />, document.body)}
    </>
  );
}

const fetchDrawer = () => import("./mobile-drawer.tsx");

/** A finger is down for a tenth of a second before it is a tap. What fails here is tried again by the tap. */
const prefetch = () => void fetchDrawer().catch(() => undefined);

/** Without a line there is no drawer; the footer has the same links and is already here. */
const showFooter = () => document.querySelector("footer")?.scrollIntoView();
