import type { ReactNode } from "react";
import type { PermittedAction } from "#domain/account/permissions.ts";
import { useMay } from "./use-may.ts";

type PermittedProps = { action: PermittedAction; children: ReactNode };

/** A button that only some may use is there for them alone. */
export const Permitted = ({ action, children }: PermittedProps) => (useMay()(action) ? children : null);
