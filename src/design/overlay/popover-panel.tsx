import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "../class-names.ts";

// The server has no layout to measure; React only warns there.
const useMeasuringEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

type PopoverPanelProps = Omit<ComponentProps<"div">, "popover" | "ref"> & {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Called when the browser closes the panel: Escape, or a press elsewhere. */
  onClose?: () => void;
  /** "manual" leaves closing to the owner, for lists that follow the focus of their input. */
  dismiss?: "auto" | "manual";
  /** As wide as the anchor, instead of as wide as the content. */
  matchWidth?: boolean;
  /** Rises from the bottom edge on narrow screens. */
  sheetOnPhone?: boolean;
};

/** A native popover kept beside its anchor: the top layer cannot be cut off by a card or a dialog. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { anchor, isOpen, onClose, dismiss = "auto", matchWidth, sheetOnPhone, className, children, ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  useNativePopover(panel, isOpen, onClose);
  usePlaceBeside(anchor, panel, { isOpen, matchWidth, sheetOnPhone });
  return (
    <div
      {...rest}
      ref={panel}
      popover={dismiss}
      hidden={!isOpen}
      className={cx(
        "fixed inset-auto m-0 overflow-auto overscroll-contain rounded-md border border-line bg-surface text-ink shadow-3 outline-none",
        sheetOnPhone &&
          "max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:rounded-t-xl max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] backdrop:bg-transparent max-sm:backdrop:bg-scrim",
        className,
      )}
    >
      {isOpen && children}
    </div>
  );
}

function useNativePopover(panel: RefObject<HTMLDivElement | null>, isOpen: boolean, onClose?: () => void) {
  const closeHandler = useRef(onClose);
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    closeHandler.current = onClose;
  });
  useMeasuringEffect(() => {
    const node = panel.current;
    // Where the browser lacks popovers the panel still shows in place, only below higher layers.
    if (!node?.showPopover) return;
    if (isOpen) {
      cameFrom.current = document.activeElement;
      node.showPopover();
    } else if (node.matches(":popover-open")) {
      node.hidePopover();
      // The element that had the focus is already gone, so the browser cannot restore the focus itself.
      if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    }
    const whenToggled = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === "closed") closeHandler.current?.();
    };
    node.addEventListener("toggle", whenToggled);
    return () => node.removeEventListener("toggle", whenToggled);
  }, [panel, isOpen]);
}

type PlaceOptions = { isOpen: boolean; matchWidth?: boolean; sheetOnPhone?: boolean };

function usePlaceBeside(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  { isOpen, matchWidth = false, sheetOnPhone = false }: PlaceOptions,
) {
  useMeasuringEffect(() => {
    const [anchorNode, panelNode] = [anchor.current, panel.current];
    if (!isOpen || !anchorNode || !panelNode) return;
    const place = () => placeBeside(anchorNode, panelNode, { matchWidth, sheetOnPhone });
    place();
    // A lazy calendar or an arriving list changes the size after opening.
    const sizes = new ResizeObserver(place);
    sizes.observe(panelNode);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [anchor, panel, isOpen, matchWidth, sheetOnPhone]);
}

const gap = 6;
const edge = 8;

/** Puts the panel under its anchor, or above where there is more room, never past the edge of the window. */
function placeBeside(anchor: HTMLElement, panel: HTMLElement, options: { matchWidth: boolean; sheetOnPhone: boolean }) {
  if (options.sheetOnPhone && window.innerWidth < 640) {
    // The stylesheet docks it at the bottom edge.
    for (const property of ["left", "top", "bottom", "width", "max-height"]) panel.style.removeProperty(property);
    return;
  }
  const box = anchor.getBoundingClientRect();
  if (options.matchWidth) panel.style.width = `${box.width}px`;
  // scrollHeight tells the full height even while the panel is cut short.
  const request = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const below = window.innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const opensUp = request > below && above > below;
  // The limit is the room there is, not today's height: a list that arrives later must be able to grow into it.
  panel.style.maxHeight = `${Math.max(opensUp ? above : below, 120)}px`;
  panel.style.top = opensUp ? "auto" : `${box.bottom + gap}px`;
  panel.style.bottom = opensUp ? `${window.innerHeight - box.top + gap}px` : "auto";
  panel.style.left = `${Math.max(edge, Math.min(box.left, window.innerWidth - panel.offsetWidth - edge))}px`;
}
