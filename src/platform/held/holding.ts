import type { PermittedAction } from "#domain/account/permissions.ts";
import type { UndoableAction } from "#domain/undo/undo-window.ts";

/** An action whose messages wait for some seconds, in which it can be undone. */
export type Holding = {
  readonly kind: UndoableAction;
  /** The right to do it is the right to undo it. */
  readonly permission: PermittedAction;
  /** The records that show it, such as `booking:CTS-7K3M9Q` and `trip:018f…`. */
  readonly subjects: readonly string[];
  /** In words: “Driver assigned to CTS-7K3M9Q”. */
  readonly title: string;
  /** The earliest pickup that it is about; left out where it is about none. */
  readonly soonest?: Date | null;
  /** The words of its author, who gets them back. */
  readonly draft?: string;
};
