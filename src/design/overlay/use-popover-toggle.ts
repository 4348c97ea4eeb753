import { useRef, useState } from "react";

/** Open and closed, with a button that really toggles although the browser has already closed the panel by the time it hears the click. */
export function usePopoverToggle() {
  const [isOpen, setOpen] = useState(false);
  const wasOpenWhenPressed = useRef<boolean | null>(null);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return {
    isOpen,
    open,
    close,
    buttonProps: (beforeOpening?: () => void) => ({
      onPointerDown: () => {
        wasOpenWhenPressed.current = isOpen;
      },
      onClick: () => {
        const wasOpen = wasOpenWhenPressed.current ?? isOpen;
        wasOpenWhenPressed.current = null;
        if (wasOpen) return close();
        beforeOpening?.();
        open();
      },
    }),
  };
}
