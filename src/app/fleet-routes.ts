import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import { openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { calendarAddress } from "#features/fleet/care/calendar-contract.ts";
import { readServiceCalendar } from "#features/fleet/care/server/read-service-calendar.ts";
import { packAddress, packContract } from "#features/fleet/pack/contract.ts";
import { streamPack } from "#features/fleet/pack/server/stream-pack.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Limit } from "#platform/contract.ts";
import { createContext } from "#platform/create-context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { type FunctionTools, serveFunction } from "#platform/http/serve-functions.ts";
import { newId } from "#platform/ids.ts";
import { type Reply, replies } from "#platform/replies.ts";
import type { AppServices } from "./open-app.ts";

type Input = FunctionTools & { services: AppServices; limiter: RateLimiter };

/** A calendar polls a few times an hour, and several colleagues may share a network. */
const calendarLimit: Limit = { times: 120, seconds: 600 };

/** Fleet files that calls can’t return: too large, or read by calendar apps. */
export function fleetRoutes(input: Input): Hono {
  const db = openDatabase(input.services.pool);
  const { world } = input.services;
  const routes = new Hono();
  routes.post(packAddress, async (c) => {
    // Anyone who may list a pack’s contents may download it: the call checks access and input.
    const reply = await serveFunction(c, input, packContract.packContents.name);
    if (reply.status !== 200) return send(c, reply);
    const { vehicle_ids } = z.parse(packContract.packContents.output, reply.body);
    const now = world.clock();
    const pack = await streamPack({ db, now }, vehicle_ids);
    if (!pack) return send(c, replies.notFound());
    await recordAudit(
      { db, now, actor: await input.findActor(c.req.header("authorization")), caller: { address: input.clientOf(c) } },
      {
        action: "fleet_pack.downloaded",
        subject: { kind: "fleet", id: "" },
        details: { vehicles: pack.plates.length, plates: pack.plates.slice(0, 50) },
      },
    );
    return c.body(pack.content, 200, {
      "content-type": "application/zip",
      "content-length": String(pack.bytes),
      "content-disposition": `attachment; filename="${pack.name}"`,
      "cache-control": "no-store",
    });
  });
  routes.get(`${calendarAddress}/:file{[\\w-]+\\.ics}`, async (c) => {
    const wait = await input.limiter.spend(calendarAddress, input.clientOf(c), calendarLimit);
    if (wait > 0) return send(c, replies.slowDown(wait));
    const { ctx } = createContext(world, { db, actor: system, correlationId: newId() });
    const calendar = await readServiceCalendar(ctx, c.req.param("file").slice(0, -".ics".length));
    if (!calendar) return send(c, replies.notFound());
    const headers = { etag: calendar.etag, "cache-control": "private, max-age=300" };
    if (c.req.header("if-none-match") === calendar.etag) return c.body(null, 304, headers);
    return c.body(calendar.content(), 200, { ...headers, "content-type": "text/calendar; charset=utf-8" });
  });
  return routes;
}

const send = (c: HonoContext, reply: Reply) =>
  c.body(JSON.stringify(reply.body), reply.status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...reply.headers,
  });
