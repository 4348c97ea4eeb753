import type { Config } from "#platform/config.ts";
import type { OutsideSites } from "#platform/http/security-headers.ts";
import { formTargets } from "./payment-gateway.ts";

/** The other sites our pages contact, by configuration; none by default. */
export const outsideSites = (config: Config): OutsideSites => ({
  formTargets: formTargets(config),
  hasMaps: Boolean(config.googleMapsKey),
});
