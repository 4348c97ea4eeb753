import { Hono, type Context as HonoContext } from "hono";
import type { PhoneMode } from "#db/schema/channels.ts";
import { readBody } from "#platform/http/read-body.ts";
import { newId } from "#platform/ids.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { type Teller, tellSender } from "./notices.ts";
import { findMode, findOpenTexts, findPhones, findTexts, insertText, noteTold, setMode } from "./phone-store.ts";
import { modes, renderNothing, renderPhone, renderPhones } from "./phones-page.tsx";
import { standInPhonesPath } from "./stand-in-accounts.ts";

const bodyLimit = 8192;
const isNumber = (text: string) => /^\+[1-9]\d{7,14}$/.test(text);

/** The demo’s phones: what they received, what they answer, and whether they are on. Visible only with the link. */
export const phoneRoutes = (tools: Teller): Hono =>
  new Hono()
    .get("/:key", (c) => guarded(c, tools, () => showPhones(c, tools)))
    .get("/:key/:number", (c) => guarded(c, tools, () => showPhone(c, tools)))
    .post("/:key/:number", (c) => guarded(c, tools, () => takeAction(c, tools)));

const guarded = (c: HonoContext, { accounts }: Teller, show: () => Promise<Response>) =>
  isSameSecret(c.req.param("key") ?? "", accounts.phonesKey) ? show() : Promise.resolve(c.html(renderNothing(), 404));

const baseOf = ({ accounts }: Teller) => `${standInPhonesPath}/${accounts.phonesKey}`;

async function showPhones(c: HonoContext, tools: Teller) {
  const { rows } = await findPhones(tools.db);
  const entered = c.req.query("number")?.replace(/[^\d+]/g, "") ?? "";
  if (isNumber(entered)) return c.redirect(`${baseOf(tools)}/${entered}`, 303);
  return c.html(renderPhones(rows, baseOf(tools)));
}

/** Looking at a phone reads its messages, and their sender is notified. */
async function showPhone(c: HonoContext, tools: Teller) {
  const number = c.req.param("number") ?? "";
  if (!isNumber(number)) return c.html(renderNothing(), 404);
  const mode = await findMode(tools.db, number);
  if (mode !== "off") await readAll(tools, number);
  return c.html(renderPhone({ number, mode, texts: await findTexts(tools.db, number), base: baseOf(tools) }));
}

async function readAll(tools: Teller, number: string) {
  for (const text of await findOpenTexts(tools.db, number)) {
    if (text.channel !== "whatsapp" || text.status !== "delivered" || text.notices.length > 0) continue;
    await noteTold(tools.db, text.id, { status: text.status, notices: ["read"], nextNoticeAt: tools.clock() });
    await tellSender(tools, text.id);
  }
}

async function takeAction(c: HonoContext, tools: Teller) {
  const number = c.req.param("number") ?? "";
  if (!isNumber(number)) return c.html(renderNothing(), 404);
  const form = new URLSearchParams((await readBody(c.req.raw, bodyLimit)) ?? "");
  const mode = modes.find(({ name }) => name === form.get("mode"))?.name;
  const words = (form.get("text") ?? "").trim().replaceAll("\0", "").slice(0, 1000);
  if (mode) await switchTo(tools, number, mode);
  else if (words) await answer(tools, number, { words, channel: form.get("channel") === "sms" ? "sms" : "whatsapp" });
  return c.redirect(`${baseOf(tools)}/${number}`, 303);
}

/** A phone that is switched on receives what has waited for it. */
async function switchTo(tools: Teller, number: string, mode: PhoneMode) {
  const now = tools.clock();
  await setMode(tools.db, number, mode, now);
  if (mode === "off") return;
  for (const text of await findOpenTexts(tools.db, number)) {
    if (text.status !== "sent" || text.notices.length > 0) continue;
    await noteTold(tools.db, text.id, { status: text.status, notices: ["delivered"], nextNoticeAt: now });
    await tellSender(tools, text.id);
  }
}

type Answer = { readonly words: string; readonly channel: "sms" | "whatsapp" };

async function answer(tools: Teller, number: string, { words, channel }: Answer) {
  const now = tools.clock();
  const text = await insertText(tools.db, {
    id: newId(),
    channel,
    provider: channel === "sms" ? "bulksms" : "whatsapp",
    number,
    direction: "from_phone",
    text: words,
    status: "written",
    notices: ["told"],
    createdAt: now,
    nextNoticeAt: now,
  });
  await tellSender(tools, text.id);
}
