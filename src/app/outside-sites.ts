import type { Config } from "#platform/config.ts";
import type { OutsideSites } from "#platform/http/security-headers.ts";
import { formTargets } from "./payment-gateway.ts";

/** Which other sites our pages speak to, as the company has set it up: with none of them, to none. */
export const outsideSites = (config: Config): OutsideSites => ({
  formTargets: formTargets(config),
  hasMaps: Boolean(config.googleMapsKey),
});
