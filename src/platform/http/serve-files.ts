import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type pg from "pg";
import { type Database, openDatabase } from "#db/connect.ts";
import { type Actor, nameOfActor } from "#domain/account/roles.ts";
import { type AccessRules, asFarAsShown } from "../check-access.ts";
import type { Context } from "../context.ts";
import type { Limit } from "../contract.ts";
import { recordInCode } from "../files/sealed-file.ts";
import { type FileOwner, findFile, keepFile, readContent } from "../files/storage.ts";
import type { Logger } from "../logger.ts";
import { accepted, type Reply, replies } from "../replies.ts";
import { replyToError } from "../reply-to-error.ts";
import type { Watch } from "../watch.ts";
import { isStranger } from "./limit-strangers.ts";
import { isLimited, refuseIfFull, refuseIfTooMuch } from "./limit-uploads.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { readBytes } from "./read-bytes.ts";
import { type FindActor, isCrossSite } from "./serve-functions.ts";

const largest = 5 * 1024 * 1024;
const limit: Limit = { times: 20, seconds: 600 };
/** Our team may enter a whole fleet’s documents in one sitting. */
const limitOfStaff: Limit = { times: 500, seconds: 600 };

/** Whether someone may read a record’s file: the company knows, the platform doesn’t. */
export type MayReadFile = (
  db: Database,
  asking: {
    actor: Actor;
    code: string | undefined;
    owner: FileOwner;
    /** Our own seal for this file: the record it was made for, and when it was presented. */
    sealed?: { readonly record: string; readonly at: Date };
  },
) => Promise<boolean>;

type Tools = Pick<Context, "linkSealFor"> & {
  pool: pg.Pool;
  limiter: RateLimiter;
  siteUrl: string;
  findActor: FindActor;
  access: AccessRules;
  mayRead: MayReadFile;
  clientOf(c: HonoContext): string;
  clock(): Date;
  /** How else visitors reach us once their uploads have reached the limit. */
  otherWay(db: Database): Promise<string>;
  log: Logger;
  watch: Watch;
};

/** POST /files/v1 takes one file as the raw body; GET /files/v1/{id} returns it to anyone who may have it. */
export function fileRoutes(tools: Tools): Hono {
  const db = openDatabase(tools.pool);
  return new Hono()
    .post("/", async (c) => send(c, await take(c, db, tools)))
    .get("/:id", (c) => give(c, db, tools))
    .onError((error, c) => send(c, replyToError(error, tools.log, {}, "file broke", broken(error, tools))));
}

const broken =
  (error: unknown, { watch }: Tools) =>
  (code: string) =>
    watch.broke({ code, origin: "request", place: "/files/v1", error });

async function take(c: HonoContext, db: Database, tools: Tools): Promise<Reply> {
  if (isCrossSite(c, tools.siteUrl)) return replies.crossSite();
  const actor = asFarAsShown(await tools.findActor(c.req.header("authorization")), tools.access);
  const wait = await (isLimited(actor)
    ? tools.limiter.spend("files", tools.clientOf(c), limit)
    : tools.limiter.spend("files-staff", nameOfActor(actor), limitOfStaff));
  if (wait > 0) return replies.slowDown(wait);
  const full = isLimited(actor) ? await refuseIfFull(db) : undefined;
  if (full) return full;
  const content = await readBytes(c.req.raw, largest);
  if (content === "too large") return tooLarge;
  if (content === "cut short") return cutShort;
  if (content.length === 0) return empty;
  const tooMuch = isLimited(actor)
    ? await refuseIfTooMuch(tools.limiter, {
        address: tools.clientOf(c),
        bytes: content.length,
        isFromStranger: isStranger(actor),
        otherWay: () => tools.otherWay(db),
      })
    : undefined;
  if (tooMuch) return tooMuch;
  const kept = await keepFile(db, { content, name: nameFrom(c.req.header("x-file-name")), now: new Date() });
  return kept ? accepted(kept) : wrongKind;
}

/** Someone else’s file and a missing one look alike. */
async function give(c: HonoContext, db: Database, tools: Tools): Promise<Response> {
  const id = c.req.param("id") ?? "";
  const file = isUuid(id) ? await findFile(db, id) : undefined;
  if (!file?.owner) return send(c, replies.notFound());
  const actor = asFarAsShown(await tools.findActor(c.req.header("authorization")), tools.access);
  const [code, at] = [c.req.query("code"), tools.clock()];
  const record = recordInCode(tools, { fileId: file.id, code, now: at });
  if (!(await tools.mayRead(db, { actor, code, owner: file.owner, ...(record && { sealed: { record, at } }) })))
    return send(c, replies.notFound());
  const content = await readContent(db, file.id);
  if (!content) return send(c, replies.notFound());
  const isPicture = file.type.startsWith("image/");
  return c.body(new Uint8Array(content), 200, {
    "content-type": file.type,
    "content-disposition": `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${encodeName(file.name)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    // Mail programs are another site, and show pictures of our emails.
    "cross-origin-resource-policy": record && isPicture ? "cross-origin" : "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function nameFrom(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? "");
  } catch {
    return header ?? "";
  }
}

const encodeName = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${hex(sign)}`);
const hex = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase();

const no = (status: number, error: string, message: string): Reply => ({
  status,
  body: { success: false, error, message },
});
const wrongKind = no(415, "wrong_kind_of_file", "Please choose a PDF, JPG or PNG file");
const empty = no(422, "empty_file", "This file is empty. Please choose another.");
const cutShort = no(400, "cut_short", "We didn’t receive the whole file. Please send it again.");
const tooLarge: Reply = {
  ...no(413, "too_large", "This file is too large. Please choose one of at most 5 MB."),
  // A request that is still arriving is not read, so its connection can’t be reused.
  headers: { connection: "close" },
};

const send = (c: HonoContext, reply: Reply) =>
  c.body(JSON.stringify(reply.body), reply.status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...reply.headers,
  });
