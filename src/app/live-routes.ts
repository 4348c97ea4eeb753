import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { openDatabase } from "#db/connect.ts";
import { boardContract } from "#features/dispatch/board/contract.ts";
import type { DispatchFeed } from "#features/dispatch/board/server/feed-views.ts";
import { pageEditingContract } from "#features/pages/editing/contract.ts";
import { pageEventsAddress } from "#features/pages/presence/contract.ts";
import type { PageFeed } from "#features/pages/presence/server/feed-views.ts";
import { sosContract } from "#features/sos/contract.ts";
import { positionEventsAddress, trackingContract } from "#features/tracking/contract.ts";
import type { PositionFeed } from "#features/tracking/server/feed-views.ts";
import { receiverOn } from "#features/tracking/server/receive-positions.ts";
import { osmandRoutes } from "#features/tracking/server/serve-osmand.ts";
import { ownTripsContract } from "#features/trips/own/contract.ts";
import { recordLook } from "#platform/audit.ts";
import { type AccessRules, checkAccess } from "#platform/check-access.ts";
import type { Call } from "#platform/contract.ts";
import type { EventStream } from "#platform/http/event-stream.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { type FindActor, isCrossSite } from "#platform/http/serve-functions.ts";
import { type Reply, replies } from "#platform/replies.ts";
import type { AppServices } from "./open-app.ts";

type Input = {
  /** Without it nothing is pushed, and a board polls. */
  feed: DispatchFeed | undefined;
  positions: PositionFeed | undefined;
  editors: PageFeed | undefined;
  findActor: FindActor;
  access: AccessRules;
  siteUrl: string;
  clock: () => Date;
} & Omit<Receiving, "feed">;

/**
 * Events on the road as they happen. Anyone who may read the day or the map may follow it, while that lasts. Following
 * positions is logged like reading them.
 */
export function liveRoutes({ feed, positions, editors, findActor, access, siteUrl, clock, ...receiving }: Input): Hono {
  const routes = new Hono().route("/", positionRoutes({ ...receiving, clock, feed: positions }));
  const db = openDatabase(receiving.services.pool);
  const follow = (address: string, call: Call, followed: Followed | undefined, look?: string) => {
    const refusal = async (authorization: string | undefined) =>
      checkAccess(call, await findActor(authorization), access, clock());
    routes.get(address, async (c) => {
      if (isCrossSite(c, siteUrl)) return send(c, replies.crossSite());
      const authorization = c.req.header("authorization");
      const refused = await refusal(authorization);
      if (refused) return send(c, refused);
      if (!followed?.isLive()) return send(c, replies.unavailable());
      const actor = await findActor(authorization);
      if (look)
        await recordLook({ db, now: clock(), actor, caller: { address: receiving.clientOf(c) } }, { action: look });
      const lines = followed.events.open(
        async () => (await refusal(authorization)) === undefined,
        actor.kind === "person" ? actor.userId : undefined,
      );
      return c.body(lines, 200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // A buffering proxy would hold back every event.
        "x-accel-buffering": "no",
      });
    });
  };
  follow("/functions/v1/dispatch-events", boardContract.dispatchDay, feed);
  follow("/functions/v1/staff-events", sosContract.openSosAlarms, feed && { ...feed, events: feed.staff });
  follow("/functions/v1/driver-events", ownTripsContract.myTrips, feed && { ...feed, events: feed.drivers });
  follow(positionEventsAddress, trackingContract.liveMap, positions, "live_map.opened");
  follow(pageEventsAddress, pageEditingContract.listPages, editors);
  return routes;
}

type Followed = { readonly events: EventStream; isLive(): boolean };

const send = (c: HonoContext, reply: Reply) =>
  c.body(JSON.stringify(reply.body), reply.status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...reply.headers,
  });

type Receiving = {
  services: AppServices;
  limiter: RateLimiter;
  limitsRates: boolean;
  /** Announces devices that were changed elsewhere. */
  feed: PositionFeed | undefined;
  clock: () => Date;
  clientOf(c: HonoContext): string;
};

/** Where vehicles and drivers' phones report positions. */
function positionRoutes({ services, feed, clock, ...tools }: Receiving): Hono {
  const receiver = receiverOn(openDatabase(services.pool));
  feed?.onDevices(() => receiver.forget());
  return osmandRoutes({ ...tools, receiver, clock });
}
