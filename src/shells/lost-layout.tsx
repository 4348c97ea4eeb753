import { useLocation } from "react-router";
import { EntranceLayout } from "./entrance/layout.tsx";
import { PublicLayout } from "./public/layout.tsx";
import { staffAreaOf } from "./staff-area.ts";

/** Frames the page for unknown addresses: quiet in staff areas, and a page for visitors everywhere else. */
export function LostLayout() {
  return staffAreaOf(useLocation().pathname) ? <EntranceLayout /> : <PublicLayout />;
}
