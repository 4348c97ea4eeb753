import type { ReactNode } from "react";
import type { PermittedAction } from "#domain/account/permissions.ts";
import { useMay } from "./use-may.ts";

type PermittedProps = { action: PermittedAction; children: ReactNode };

/** Shows a control only to people who may use it. */
export const Permitted = ({ action, children }: PermittedProps) => (useMay()(action) ? children : null);
