import { arrivalsApi } from "../arrivals/server/api.ts";
import { followApi } from "../follow/server/api.ts";
import { linksApi } from "../links/server/api.ts";

export const liveApi = [...followApi, ...linksApi, ...arrivalsApi];
