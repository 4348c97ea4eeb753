import type { Config } from "#platform/config.ts";
import { applicationApi } from "../application/server/api.ts";
import { reviewApi } from "../review/server/api.ts";

export const partnersApi = (config: Pick<Config, "appSecret">) => [...applicationApi(config), ...reviewApi(config)];
