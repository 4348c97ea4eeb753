import { useLocation } from "react-router";
import { EntranceLayout } from "./entrance/layout.tsx";
import { PublicLayout } from "./public/layout.tsx";
import { staffAreaOf } from "./staff-area.ts";

/** Frames the page for unknown addresses: plain in staff areas, a visitor’s page everywhere else. */
export function LostLayout() {
  return staffAreaOf(useLocation().pathname) ? <EntranceLayout /> : <PublicLayout />;
}
