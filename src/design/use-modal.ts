import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";

/**
 * Drives a native <dialog> from one boolean. The browser traps the focus, closes on Esc and gives the focus back;
 * content lives until the closing animation is over, so nothing collapses on the way out and every opening starts fresh.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (open) return;
    if (dialog.open) dialog.close();
    let reopened = false;
    animationsOf(dialog).then(() => {
      if (!reopened) setPresent(false);
    });
    return () => {
      reopened = true;
    };
  }, [open]);

  const handlers = {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // The owner decides; its `open` closes the dialog.
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (open && event.target === event.currentTarget) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Content covers the whole box, so only the backdrop can be the target itself.
      if (event.target === event.currentTarget) onClose();
    },
  };
  return { present, handlers };
}

async function animationsOf(element: Element) {
  // Not every DOM implementation knows animations; without them there is nothing to wait for.
  const running = element.getAnimations?.() ?? [];
  await Promise.allSettled(running.map((animation) => animation.finished));
}
