import type { Hono, Context as HonoContext } from "hono";
import { openDatabase } from "#db/connect.ts";
import type { PositionFeed } from "#features/tracking/server/feed-views.ts";
import { receiverOn } from "#features/tracking/server/receive-positions.ts";
import { osmandRoutes } from "#features/tracking/server/serve-osmand.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import type { AppServices } from "./open-app.ts";

export type Receiving = {
  services: AppServices;
  limiter: RateLimiter;
  limitsRates: boolean;
  /** Tells of devices that were changed elsewhere. */
  feed: PositionFeed | undefined;
  clock: () => Date;
  clientOf(c: HonoContext): string;
};

/** Where vehicles and drivers' phones say where they are. */
export function positionRoutes({ services, feed, clock, ...tools }: Receiving): Hono {
  const receiver = receiverOn(openDatabase(services.pool));
  feed?.onDevices(() => receiver.forget());
  return osmandRoutes({ ...tools, receiver, clock });
}
