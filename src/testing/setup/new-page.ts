import { GoTrueClient } from "@supabase/auth-js";
import { vi } from "vitest";

/**
 * Simulates a freshly opened page: our modules, including the session, are loaded again. The session store
 * counts its instances per page and warns of a second one on the same storage.
 */
export function openNewPage(): void {
  vi.resetModules();
  Reflect.set(GoTrueClient, "nextInstanceID", {});
}
