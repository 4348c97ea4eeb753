import { Hono, type Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { readBody } from "#platform/http/read-body.ts";
import { newId } from "#platform/ids.ts";
import { describeSms, noticesFor, type Teller, tellSender } from "../phones/notices.ts";
import { findMode, insertText } from "../phones/phone-store.ts";

type Tools = Teller & { readonly log: { error(about: object, message: string): void } };

const bodyLimit = 64 * 1024;
const creditsLeft = 1000;

const bulk = z
  .array(
    z.object({
      to: z.string().check(z.regex(/^\+?[1-9]\d{7,14}$/)),
      body: z.string().check(z.minLength(1), z.maxLength(2000)),
      userSuppliedId: z.optional(z.string().check(z.maxLength(64))),
    }),
  )
  .check(z.minLength(1), z.maxLength(100));

const click = z.object({
  messages: z
    .array(
      z.object({
        channel: z.literal("sms"),
        to: z.string(),
        content: z.string().check(z.minLength(1), z.maxLength(2000)),
        clientMessageId: z.optional(z.string().check(z.maxLength(64))),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});

/** A sandbox that speaks BulkSMS’s and Clickatell’s protocols: it accepts texts and reports on them by webhook. */
export const smsRoutes = (tools: Tools): Hono =>
  new Hono()
    .post("/bulksms/v1/messages", (c) => takeBulk(c, tools))
    .get("/bulksms/v1/profile", (c) => profile(c, tools))
    .post("/clickatell/v1/message", (c) => takeClick(c, tools));

const isBulkCustomer = (c: HonoContext, { accounts: { sms } }: Tools) =>
  c.req.header("authorization") === `Basic ${Buffer.from(`${sms.tokenId}:${sms.tokenSecret}`).toString("base64")}`;

const problem = (status: number, title: string) => ({ type: "about:blank", title, status });

const profile = (c: HonoContext, tools: Tools) =>
  isBulkCustomer(c, tools)
    ? c.json({ id: "stand-in", credits: { balance: creditsLeft } })
    : c.json(problem(401, "Unauthorized"), 401);

async function takeBulk(c: HonoContext, tools: Tools) {
  if (!isBulkCustomer(c, tools)) return c.json(problem(401, "Unauthorized"), 401);
  const number = c.req.query("deduplication-id");
  const read = bulk.safeParse(jsonIn((await readBody(c.req.raw, bodyLimit)) ?? ""));
  if (!read.success || (number !== undefined && !/^\d{1,18}$/.test(number)))
    return c.json(problem(400, "Bad Request"), 400);
  const taken = [];
  for (const [at, { to, body, userSuppliedId = null }] of read.data.entries()) {
    const once = number === undefined ? null : `${number}:${at}`;
    const text = await keep(tools, { provider: "bulksms", to, words: body, data: userSuppliedId, once });
    taken.push(describeSms(text, "ACCEPTED"));
  }
  return c.json(taken, 201);
}

async function takeClick(c: HonoContext, tools: Tools) {
  if (c.req.header("authorization") !== tools.accounts.clickatellKey) return c.json({ error: "Unauthorized" }, 401);
  const read = click.safeParse(jsonIn((await readBody(c.req.raw, bodyLimit)) ?? ""));
  if (!read.success) return c.json({ error: { code: 104, description: "Invalid message parameters." } }, 400);
  const messages = [];
  for (const { to, content, clientMessageId = null } of read.data.messages) {
    if (!/^[1-9]\d{7,14}$/.test(to)) {
      const error = { code: 105, description: "Invalid destination address." };
      messages.push({ apiMessageId: null, accepted: false, to, error });
      continue;
    }
    const text = await keep(tools, { provider: "clickatell", to, words: content, data: clientMessageId, once: null });
    messages.push({ apiMessageId: text.id, accepted: true, to, error: null });
  }
  return c.json({ messages, error: null }, messages.every(({ accepted }) => accepted) ? 202 : 207);
}

type Taken = {
  readonly provider: "bulksms" | "clickatell";
  readonly to: string;
  readonly words: string;
  readonly data: string | null;
  readonly once: string | null;
};

async function keep(tools: Tools, { provider, to, words, data, once }: Taken) {
  const { db, clock, log } = tools;
  const [number, now] = [`+${to.replace("+", "")}`, clock()];
  const text = await insertText(db, {
    id: newId(),
    channel: "sms",
    provider,
    number,
    direction: "to_phone",
    text: words,
    senderData: data,
    deduplicationId: once,
    status: "accepted",
    ...noticesFor("sms", await findMode(db, number), now),
    createdAt: now,
  });
  tellSender(tools, text.id).catch((error: unknown) => log.error({ err: error }, "stand-in phone broke"));
  return text;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
