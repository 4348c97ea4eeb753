import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { ModalElement, useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** The buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl" };

export function Dialog({ open, onClose, title, description, size = "md", footer, children }: DialogProps) {
  const id = useId();
  const { element, present, handlers } = useModal(open, onClose);
  return (
    <dialog
      {...handlers}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cx(
        "modal modal-centre m-auto w-[calc(100%-2rem)] rounded-xl bg-surface p-0 text-start text-ink shadow-3",
        widths[size],
      )}
    >
      {present && (
        <ModalElement value={element}>
          <div className="relative flex max-h-[calc(100dvh-4rem)] flex-col">
            <div className="px-6 pt-6 pr-16 pb-2 sm:px-8 sm:pt-7">
              <h2 id={`${id}-title`} className="text-[1.375rem] leading-tight sm:text-2xl">
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="mt-2 text-ink-2">
                  {description}
                </p>
              )}
            </div>
            {children && (
              // Positioned, so that words for screen readers scroll along and give the dialog no second scrollbar.
              <div className="relative grow overflow-y-auto px-6 py-3 has-[>form:empty]:py-0 sm:px-8">{children}</div>
            )}
            {footer && (
              <footer className="flex flex-wrap justify-end gap-3 px-6 pt-3 pb-6 max-sm:[&>*]:grow sm:px-8 sm:pb-7">
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

/** Last in the order of focus, so that opening lands on the content and not on the way out. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label="Close" size="sm" onClick={onClose} className="absolute! top-4 right-4">
      <X />
    </IconButton>
  );
}
