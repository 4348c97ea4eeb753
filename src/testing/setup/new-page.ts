import { GoTrueClient } from "@supabase/auth-js";
import { vi } from "vitest";

/**
 * A page that has just been opened: our modules are loaded again, and the session with them. What keeps sessions counts
 * those of a page, and warns of a second one that reads the same place.
 */
export function openNewPage(): void {
  vi.resetModules();
  Reflect.set(GoTrueClient, "nextInstanceID", {});
}
