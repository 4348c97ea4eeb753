import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { CloseButton } from "./dialog.tsx";
import { ModalElement, useModal } from "./use-modal.ts";

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  side?: "left" | "right" | "bottom";
  /** Wide where tables or lists of documents are read in it; from one side only. */
  size?: "md" | "lg";
  footer?: ReactNode;
  children: ReactNode;
};

const widths = { md: "w-[min(26rem,calc(100%-2rem))]", lg: "w-[min(44rem,calc(100%-3rem))]" };
const sides = {
  left: "modal-left mr-auto ml-0 my-0 h-dvh max-h-none rounded-r-xl",
  right: "modal-right ml-auto mr-0 my-0 h-dvh max-h-none rounded-l-xl",
  bottom: "modal-bottom mx-auto mb-0 mt-auto max-h-[85dvh] w-full max-w-2xl rounded-t-xl",
};

/** A sheet that slides in from one side over the page. */
export function Drawer({
  open,
  onClose,
  title,
  hideTitle,
  side = "right",
  size = "md",
  footer,
  children,
}: DrawerProps) {
  const id = useId();
  const { element, present, handlers } = useModal(open, onClose);
  return (
    <dialog
      {...handlers}
      aria-labelledby={id}
      className={cx(
        "modal max-w-none bg-surface p-0 text-ink shadow-3",
        sides[side],
        side !== "bottom" && widths[size],
      )}
    >
      {present && (
        <ModalElement value={element}>
          <div className="relative flex h-full max-h-[inherit] flex-col">
            <h2 id={id} className={hideTitle ? "sr-only" : "px-5 pt-5.5 pr-16 pb-1.5 text-xl leading-snug sm:px-6"}>
              {title}
            </h2>
            <div
              className={cx(
                "relative grow overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6",
                hideTitle ? "pt-16" : "pt-1.5",
              )}
            >
              {children}
            </div>
            {footer && (
              <footer className="flex flex-wrap gap-3 border-line border-t px-5 py-4 sm:px-6 [&>*]:grow">
                {footer}
              </footer>
            )}
            <CloseButton onClose={onClose} />
          </div>
        </ModalElement>
      )}
    </dialog>
  );
}
