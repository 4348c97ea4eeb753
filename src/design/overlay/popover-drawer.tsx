import { X } from "lucide-react";
import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { IconButton } from "../button.tsx";

type PopoverDrawerProps = {
  /** Its id, which the button that opens it names as its `popoverTarget`. */
  id: string;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A sheet from the right that opens before any script has run: the browser opens and closes it, on Esc and on a press
 * beside it too. Once the page is awake it also closes when a link in it is followed or the focus leaves it.
 */
export function PopoverDrawer({ id, title, footer, children }: PopoverDrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover();
  const closeOnFollow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a, nav button")) close();
  };
  const closeOnLeave = (event: FocusEvent) => {
    // Without a next element the window lost the focus, or a press inside hit plain text: neither is leaving.
    if (event.relatedTarget instanceof Node && !drawer.current?.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: listens to the links inside; Enter on a link is a click
    <div
      ref={drawer}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onClick={closeOnFollow}
      onBlur={closeOnLeave}
      className="modal modal-right my-0 mr-0 ml-auto h-dvh max-h-none w-[min(26rem,calc(100%-3rem))] max-w-none overflow-hidden rounded-l-xl bg-surface p-0 text-ink shadow-3"
    >
      <div className="relative flex h-full flex-col">
        <p id={`${id}-title`} className="px-6 pt-5.5 pr-16 pb-3 font-display font-bold text-xl leading-snug">
          {title}
        </p>
        <div className="relative grow overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {footer && <div className="flex flex-wrap gap-3 border-line border-t px-6 py-4 [&>*]:grow">{footer}</div>}
        <IconButton
          label="Close"
          size="sm"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute! top-4 right-4"
        >
          <X />
        </IconButton>
      </div>
    </div>
  );
}
