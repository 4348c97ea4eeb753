import { accept } from "#domain/result.ts";
import type { Context, Setup } from "#platform/context.ts";

const logged = new WeakSet<Setup>();

export async function getGoogleMapsKey({ setup, log }: Pick<Context, "setup" | "log">) {
  // Logged once: it explains why no addresses come from the map service.
  if (setup.googleMapsKey === null && !logged.has(setup))
    log.warn("there is no key for the map service; our own list of places serves");
  logged.add(setup);
  return accept({ apiKey: setup.googleMapsKey });
}
