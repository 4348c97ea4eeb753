import { Hono, type Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { addHours } from "#domain/time/local-time.ts";
import { readBody } from "#platform/http/read-body.ts";
import { newId } from "#platform/ids.ts";
import { noticesFor, type Teller, tellSender, wamid } from "../phones/notices.ts";
import { findMode, hasWritten, insertText } from "../phones/phone-store.ts";

type Tools = Teller & { readonly log: { error(about: object, message: string): void } };

const bodyLimit = 64 * 1024;

const parameters = z.array(z.object({ type: z.literal("text"), text: z.string() }));
const sent = z.object({
  messaging_product: z.literal("whatsapp"),
  to: z.string().check(z.regex(/^\+?[1-9]\d{7,14}$/)),
  type: z.enum(["text", "template"]),
  text: z.optional(z.object({ body: z.string().check(z.minLength(1), z.maxLength(4096)) })),
  template: z.optional(
    z.object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z.optional(z.array(z.object({ type: z.literal("body"), parameters }))),
    }),
  ),
  biz_opaque_callback_data: z.optional(z.string().check(z.maxLength(512))),
});

/** A sandbox that speaks WhatsApp’s Cloud API: it accepts messages and reports on them by webhook. */
export const whatsAppRoutes = (tools: Tools): Hono =>
  new Hono().post("/v24.0/:phoneId/messages", (c) => take(c, tools));

const refuse = (c: HonoContext, status: 400 | 401, code: number, message: string) =>
  c.json({ error: { message, type: "OAuthException", code, fbtrace_id: "stand-in" } }, status);

async function take(c: HonoContext, tools: Tools) {
  const { db, accounts, clock, log } = tools;
  if (c.req.header("authorization") !== `Bearer ${accounts.whatsapp.token}`)
    return refuse(c, 401, 190, "Invalid OAuth access token.");
  const read = sent.safeParse(jsonIn((await readBody(c.req.raw, bodyLimit)) ?? ""));
  if (c.req.param("phoneId") !== accounts.whatsapp.phoneId || !read.success)
    return refuse(c, 400, 100, "Invalid parameter");
  const { to, text, template, biz_opaque_callback_data: senderData = null } = read.data;
  const [number, now] = [`+${to.replace("+", "")}`, clock()];
  if (text && !(await hasWritten(db, number, addHours(now, -24))))
    return refuse(c, 400, 131047, "Re-engagement message");
  if (!text && !template) return refuse(c, 400, 100, "Invalid parameter");
  const message = await insertText(db, {
    id: newId(),
    channel: "whatsapp",
    provider: "whatsapp",
    number,
    direction: "to_phone",
    text: text?.body ?? wordsOf(template),
    senderData,
    status: "accepted",
    ...noticesFor("whatsapp", await findMode(db, number), now),
    createdAt: now,
  });
  // The sender is notified by a request of its own; if this process ends, the scheduled job sends it.
  tellSender(tools, message.id).catch((error: unknown) => log.error({ err: error }, "stand-in phone broke"));
  return c.json({
    messaging_product: "whatsapp",
    contacts: [{ input: to, wa_id: to.replace("+", "") }],
    messages: [{ id: wamid(message.id), message_status: "accepted" }],
  });
}

/** The sandbox has no templates: the phone shows a template’s name and parameters. */
function wordsOf(template: z.output<typeof sent>["template"]): string {
  const values = template?.components?.flatMap(({ parameters: list }) => list.map(({ text }) => text)) ?? [];
  return [`[${template?.name ?? ""}]`, ...values].join("\n");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
