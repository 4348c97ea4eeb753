import { Hono, type Context as HonoContext } from "hono";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { readBody } from "#platform/http/read-body.ts";
import { readJson } from "#platform/http/read-json.ts";
import { osmandAddress } from "../contract.ts";
import { type DeviceReport, readFields, readMessage } from "./read-osmand.ts";
import type { PositionReceiver } from "./receive-positions.ts";

const bodyLimit = 256 * 1024;
/** The limit for an address that guesses tokens. */
const wrongTokens = { times: 30, seconds: 600 };

type Tools = {
  readonly receiver: PositionReceiver;
  readonly limiter: RateLimiter;
  readonly limitsRates: boolean;
  readonly clock: () => Date;
  clientOf(c: HonoContext): string;
};

/**
 * The endpoint for devices’ positions, in OsmAnd’s or Traccar Client’s format. A client resends for ever
 * whatever was not answered with 200, so positions that we understand but do not store, such as off duty, get
 * 200 too.
 */
export const osmandRoutes = (tools: Tools): Hono =>
  new Hono()
    .get(osmandAddress, (c) => answer(c, tools, readFields(fieldsOf(c), tools.clock())))
    .post(osmandAddress, (c) => take(c, tools))
    .all(osmandAddress, (c) => c.body(null, 405, { allow: "GET, POST" }));

async function take(c: HonoContext, tools: Tools): Promise<Response> {
  const body = await readBody(c.req.raw, bodyLimit);
  if (body === undefined) return c.body(null, 413);
  return answer(c, tools, readPosted(c, body, tools.clock()));
}

function readPosted(c: HonoContext, body: string, now: Date): DeviceReport | undefined {
  if (/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    const json = readJson(body);
    return json.kind === "value" ? readMessage(json.value, now) : undefined;
  }
  const fields = fieldsOf(c);
  return readFields(fields.size > 0 ? fields : new URLSearchParams(body), now);
}

const fieldsOf = ({ req: { url } }: HonoContext): URLSearchParams => {
  const start = url.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : url.slice(start + 1));
};

async function answer(c: HonoContext, tools: Tools, report: DeviceReport | undefined): Promise<Response> {
  if (!report) return c.body(null, 400);
  const now = tools.clock();
  const wait = tools.limitsRates ? tools.receiver.waitOf(report.token, now) : 0;
  if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
  const receipt = await tools.receiver.fromDevice(report.token, { fixes: report.fixes, sentAt: null }, now);
  if (!receipt) return refuseToken(c, tools);
  const { stored, refused } = receipt;
  return c.json({ stored, refused }, 200, { "cache-control": "no-store" });
}

async function refuseToken(c: HonoContext, { limiter, clientOf }: Tools): Promise<Response> {
  const wait = await limiter.spend("gps-token", clientOf(c), wrongTokens);
  return wait > 0 ? c.body(null, 429, { "retry-after": String(wait) }) : c.body(null, 401);
}
