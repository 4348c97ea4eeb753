import type { PalettePage } from "#features/reporting/ui/command-palette.tsx";
import { adminNavigation } from "./navigation.ts";

/** The pages of Admin as the command palette lists them. */
export const adminPages: readonly PalettePage[] = adminNavigation.flatMap(({ label: group, entries }) =>
  entries.map(({ to, label, icon, words = "" }) => ({ to, label, icon, group, words })),
);
