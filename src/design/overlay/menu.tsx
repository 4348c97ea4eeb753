import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { cx } from "../class-names.ts";
import { menuPanelClass } from "./menu-look.ts";

type DisclosureMenuProps = {
  label: ReactNode;
  /** Menus of one name close each other. */
  name?: string;
  align?: "start" | "end";
  /** The look of the button. */
  className?: string;
  panelClassName?: string;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A button that shows a list of links. Native details: it opens before any script has run. Closes on Esc (the focus goes
 * back to the button), on a click or a Tab outside, and when a link in it is followed; a new `key` closes it as well.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, name, align = "start", className, panelClassName, onOpenChange, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute("open");
  useOutsidePress(ref, close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ref.current?.open) return;
    event.stopPropagation();
    close();
    ref.current.querySelector("summary")?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    // Without a next element the window lost the focus, or a press inside hit plain text: neither is leaving.
    if (event.relatedTarget instanceof Node && !ref.current?.contains(event.relatedTarget)) close();
  };
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };
  return (
    <details
      ref={ref}
      name={name}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className="group relative"
    >
      <summary
        className={cx(
          "inline-flex list-none items-center gap-1.5 rounded-xs [&::-webkit-details-marker]:hidden",
          className,
        )}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-(--d-2) ease-out group-open:rotate-180"
        />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which have keys of their own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        onClick={closeOnLink}
        className={cx(
          "menu-panel absolute top-full z-40 mt-2.5",
          align === "end" ? "right-0" : "left-0",
          menuPanelClass,
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

function useOutsidePress(ref: { current: HTMLElement | null }, close: () => void) {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  });
}
