import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { visitor } from "#domain/account/roles.ts";
import { partnerApiPath } from "#features/partners/keys/contract.ts";
import type { Call } from "#platform/contract.ts";
import { readBody } from "#platform/http/read-body.ts";
import { readJson } from "#platform/http/read-json.ts";
import { newId } from "#platform/ids.ts";
import { type Reply, replies } from "#platform/replies.ts";
import type { CallService } from "#platform/serve-calls.ts";
import { partnerApiContract } from "../contract.ts";

type Input = {
  readonly service: CallService;
  clientOf(c: HonoContext): string;
  /** The partner of an API key. */
  partnerOf(key: string): Promise<string | undefined>;
};

const bodyLimit = 64 * 1024;

/** The endpoint for partners’ programs. The key is in the header, so that logs and links do not contain it. */
export function partnerApiRoutes({ service, clientOf, partnerOf }: Input): Hono {
  const answer = async (c: HonoContext, call: Call, request: object) => {
    const bound = service.find(call.name);
    if (!bound) throw new Error(`${call.name} is not bound.`);
    const key = /^Bearer (\S{1,100})$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (!key) return send(c, noKey);
    const idempotencyKey = c.req.header("idempotency-key");
    const owner = idempotencyKey ? await partnerOf(key) : undefined;
    const reply = await service.answer(bound, {
      body: JSON.stringify({ ...request, key }),
      actor: visitor,
      correlationId: newId(),
      idempotencyKey,
      ...(owner && { program: { owner, body: JSON.stringify(request) } }),
      caller: { address: clientOf(c), userAgent: c.req.header("user-agent") ?? "" },
    });
    return send(c, reply.body.error === "bad_key" ? { ...reply, status: 401 } : reply);
  };
  const takes = (call: Call) => async (c: HonoContext) => {
    const text = await readBody(c.req.raw, bodyLimit);
    if (text === undefined) return send(c, replies.tooLarge(bodyLimit));
    const read = readJson(text);
    if (read.kind !== "value" || typeof read.value !== "object") return send(c, replies.badJson());
    const reference = c.req.param("reference");
    return answer(c, call, { ...read.value, ...(reference && { reference }) });
  };
  const booking = `${partnerApiPath}bookings/:reference`;
  return new Hono()
    .post(`${partnerApiPath}price`, takes(partnerApiContract.apiPrice))
    .post(`${partnerApiPath}bookings`, takes(partnerApiContract.apiBook))
    .get(booking, (c) => answer(c, partnerApiContract.apiBooking, { reference: c.req.param("reference") }))
    .post(`${booking}/change/preview`, takes(partnerApiContract.apiPreviewChange))
    .post(`${booking}/change`, takes(partnerApiContract.apiChange))
    .post(`${booking}/cancellation/preview`, takes(partnerApiContract.apiPreviewCancellation))
    .post(`${booking}/cancellation`, takes(partnerApiContract.apiCancel));
}

const noKey: Reply = {
  status: 401,
  body: { success: false, error: "bad_key", message: "Send your API key in the header Authorization: Bearer …" },
};

const send = (c: HonoContext, { status, body, headers }: Reply) =>
  c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...headers,
  });
