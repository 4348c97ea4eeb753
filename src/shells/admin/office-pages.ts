import type { PalettePage } from "#features/reporting/ui/command-palette.tsx";
import { officeNavigation } from "./navigation.ts";

/** The pages of the office as the command palette lists them. */
export const officePages: readonly PalettePage[] = officeNavigation.flatMap(({ label: group, entries }) =>
  entries.map(({ to, label, icon, words = "" }) => ({ to, label, icon, group, words })),
);
