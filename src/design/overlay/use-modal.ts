import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { enterTopModal } from "./use-top-modal.ts";

/** The open dialog around a component, if any: what floats must live inside it, for all outside is inert. */
export const ModalElement = createContext<HTMLElement | null>(null);

/**
 * Drives a native <dialog> from one boolean. The browser traps the focus, closes on Esc and gives the focus back;
 * content lives until the closing animation is over, so nothing collapses on the way out and every opening starts fresh.
 */
export function useModal(open: boolean, onClose: () => void) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const backdrop = useBackdropPress(onClose);

  useLayoutEffect(() => {
    if (!open) {
      element?.close();
      return;
    }
    show(element);
    return element ? enterTopModal(element) : undefined;
  }, [open, element]);

  // An owner that just vanishes: closing before React takes the element away lets the browser give the focus back.
  useLayoutEffect(() => () => element?.close(), [element]);

  useEffect(() => {
    if (open || !element) return;
    let reopened = false;
    animationsOf(element).then(() => {
      if (!reopened) setPresent(false);
    });
    return () => {
      reopened = true;
    };
  }, [open, element]);

  const handlers = {
    ref: setElement,
    ...backdrop,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // The owner decides; its `open` closes the dialog.
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
  };
  return { element, present, handlers };
}

/** Content covers the whole box, so only the backdrop can be the target itself. A text dragged out of the box is no press. */
function useBackdropPress(onClose: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && event.target === event.currentTarget) onClose();
    },
  };
}

function show(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  // The page behind loses its scroll bar; its width is kept free so that nothing moves.
  if (!document.querySelector("dialog.modal[open]")) {
    const page = document.documentElement;
    page.style.setProperty("--scroll-bar", `${window.innerWidth - page.clientWidth}px`);
  }
  dialog.showModal();
  // Browsers may give the focus to the part that scrolls, which then wears a ring of its own around all that is in it.
  const focused = document.activeElement;
  if (focused !== dialog && focused instanceof HTMLElement && !focused.matches(controls))
    dialog.querySelector<HTMLElement>(controls)?.focus();
}

const controls = "input:not([type=hidden]), select, textarea, button, a[href], summary, [tabindex='0']";

async function animationsOf(element: Element) {
  // Not every DOM implementation knows animations; without them there is nothing to wait for.
  const running = element.getAnimations?.() ?? [];
  await Promise.allSettled(running.map((animation) => animation.finished));
}
