import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useContext } from "react";
import { ModalElement } from "./use-modal.ts";

type TooltipProps = { text: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactNode };

/** A few words on hover or focus. Never the only place for information, because touch can’t hover. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={useContext(ModalElement)}>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="menu-pop z-50 max-w-72 rounded-sm bg-[light-dark(var(--c-atlantic),var(--surface-3))] px-3 py-2 text-xs font-medium text-on-dark shadow-2"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
