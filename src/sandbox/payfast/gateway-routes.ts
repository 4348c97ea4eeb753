import { Hono, type Context as HonoContext } from "hono";
import * as z from "zod/mini";
import type { Database } from "#db/connect.ts";
import { apiText, formText, gatewayAmount, gatewayCents, orderedForm, readPairs } from "#domain/payment/payfast.ts";
import { isOwnPath } from "#domain/text/own-path.ts";
import { readBody } from "#platform/http/read-body.ts";
import { newId } from "#platform/ids.ts";
import { isNotice, md5, tellShop } from "./notices.ts";
import { choices, renderPayPage, renderRefusal } from "./pay-page.tsx";
import type { StandInAccount } from "./stand-in-account.ts";
import { decide, findByNumber, findTransaction, forgetToken, insertTransaction, payBack } from "./transaction-store.ts";

type Tools = {
  readonly db: Database;
  readonly account: StandInAccount;
  siteUrl(): string;
  clock(): Date;
  /** For errors that no request waits for. */
  readonly log: { error(about: object, message: string): void };
};

const bodyLimit = 64 * 1024;
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A gateway that speaks PayFast's protocol over HTTP: form, notification, validation, refunds. */
export const gatewayRoutes = (tools: Tools): Hono =>
  new Hono()
    .post("/eng/process", (c) => takeForm(c, tools))
    .get("/pay/:id", (c) => showPage(c, tools))
    .post("/pay/:id", (c) => takeChoice(c, tools))
    .post("/eng/query/validate", (c) => validate(c, tools))
    .get("/api/refunds/query/:number", (c) => queryRefund(c, tools))
    .post("/api/refunds/:number", (c) => refund(c, tools))
    .post("/api/subscriptions/:token/adhoc", (c) => chargeCard(c, tools))
    .put("/api/subscriptions/:token/cancel", (c) => forgetCard(c, tools));

const fieldsOf = async (c: HonoContext) => readPairs((await readBody(c.req.raw, bodyLimit)) ?? "") ?? [];

async function takeForm(c: HonoContext, { db, account, clock }: Tools) {
  const form: Record<string, string> = Object.fromEntries(await fieldsOf(c));
  const why = objection(form, account);
  if (why) return c.html(renderRefusal(why), 400);
  const id = newId();
  const kept = Object.fromEntries(orderedForm(form));
  await insertTransaction(db, { id, form: kept, notifyUrl: kept.notify_url ?? "", createdAt: clock() });
  return c.redirect(`/sandbox/payfast/pay/${id}`, 303);
}

function objection(form: Readonly<Record<string, string>>, account: StandInAccount): string | undefined {
  if (form.merchant_id !== account.merchantId || form.merchant_key !== account.merchantKey) return "Unknown merchant.";
  if (form.signature !== md5(formText(form, account.passphrase)))
    return "Generated signature does not match submitted signature.";
  if ((gatewayCents(form.amount) ?? 0) <= 0) return "The amount is not valid.";
  if (!form.item_name || !form.notify_url) return "A field is missing.";
  if (Object.values(form).some((value) => value.includes("\u0000"))) return "A field is not valid.";
  const addresses = [form.notify_url, form.return_url, form.cancel_url].filter((url) => url !== undefined);
  return addresses.every(isWebAddress) ? undefined : "An address is not valid.";
}

const isWebAddress = (url: string): boolean => /^https?:\/\/[\x21-\x7e]+$/.test(url) && URL.canParse(url);

async function showPage(c: HonoContext, { db, siteUrl }: Tools) {
  const id = c.req.param("id") ?? "";
  const transaction = isId(id) ? await findTransaction(db, id) : undefined;
  return transaction
    ? c.html(renderPayPage(transaction, withinSite(transaction.form.return_url, siteUrl())))
    : c.html(renderRefusal("We couldn’t find that payment."), 404);
}

async function takeChoice(c: HonoContext, tools: Tools) {
  const id = c.req.param("id") ?? "";
  const { db, account, clock, log } = tools;
  const transaction = isId(id) ? await findTransaction(db, id) : undefined;
  const match = new Map(await fieldsOf(c)).get("choice");
  const choice = choices.find(({ name }) => name === match);
  if (!transaction || !choice) return c.html(renderRefusal("We couldn’t find that payment."), 404);
  const now = clock();
  // The shop gets its own request, whatever happens to the browser. If this process ends, the scheduled job sends it.
  if (await decide(db, id, { status: choice.status, now }))
    tellShop(db, id, { account, now }).catch((error: unknown) => log.error({ err: error }, "stand-in gateway broke"));
  const back = choice.status === "CANCELLED" ? transaction.form.cancel_url : transaction.form.return_url;
  return c.redirect(withinSite(back, tools.siteUrl()) ?? `/sandbox/payfast/pay/${id}`, 303);
}

/**
 * Redirects by path alone, to whatever host name the browser uses, where it has the booking's code. The sandbox serves
 * no other shop.
 */
function withinSite(url: string | undefined, siteUrl: string): string | undefined {
  const path = url?.startsWith(siteUrl) ? url.slice(siteUrl.length) : undefined;
  return path !== undefined && isOwnPath(path) ? path : undefined;
}

async function validate(c: HonoContext, { db, account }: Tools) {
  const pairs = await fieldsOf(c);
  const number = Number(new Map(pairs).get("pf_payment_id"));
  const transaction = Number.isSafeInteger(number) ? await findByNumber(db, number) : undefined;
  return c.text(transaction && isNotice(transaction, pairs, account) ? "VALID" : "INVALID");
}

type ApiCall = { readonly body: Readonly<Record<string, string>> } | undefined;

const apiFields = z.record(z.string(), z.union([z.string(), z.number()]));

/** The fields of an API request; undefined if the body isn’t in the API’s format. */
function apiBody(text: string): Readonly<Record<string, string>> | undefined {
  if (text === "") return {};
  try {
    const fields = Object.entries(apiFields.parse(JSON.parse(text)));
    return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}

/** The body of a correctly signed API request. */
async function signedBody(c: HonoContext, account: StandInAccount): Promise<ApiCall> {
  const header = (name: string) => c.req.header(name) ?? "";
  const body = apiBody((await readBody(c.req.raw, bodyLimit)) ?? "?");
  if (!body || Object.values(body).some((value) => !value.isWellFormed())) return undefined;
  const headers = { "merchant-id": header("merchant-id"), timestamp: header("timestamp"), version: header("version") };
  const isRight =
    headers["merchant-id"] === account.merchantId &&
    header("signature") === md5(apiText({ ...headers, ...body }, account.passphrase));
  return isRight ? { body } : undefined;
}

const numberIn = (c: HonoContext): number => {
  const number = Number(c.req.param("number"));
  return Number.isSafeInteger(number) ? number : 0;
};

const say = (code: number, status: string, data: object) => ({ code, status, data });

async function queryRefund(c: HonoContext, { db, account }: Tools) {
  if (!(await signedBody(c, account)))
    return c.json(say(401, "failed", { message: "Merchant authorization failed." }), 401);
  const transaction = await findByNumber(db, numberIn(c));
  if (transaction?.status !== "COMPLETE") return c.json(say(404, "failed", { message: "Payment not found." }), 404);
  const original = gatewayCents(transaction.form.amount) ?? 0;
  const available = original - transaction.refundedCents;
  return c.json(
    say(200, "success", {
      response: { amount_original: original, amount_available_for_refund: available, status: "REFUNDABLE" },
    }),
  );
}

async function refund(c: HonoContext, { db, account }: Tools) {
  const signed = await signedBody(c, account);
  if (!signed) return c.json(say(401, "failed", { message: "Merchant authorization failed." }), 401);
  const transaction = await findByNumber(db, numberIn(c));
  const cents = Number(signed.body.amount);
  const total = gatewayCents(transaction?.form.amount) ?? 0;
  const isPaid =
    transaction &&
    Number.isSafeInteger(cents) &&
    cents > 0 &&
    cents <= total &&
    (await payBack(db, transaction.number ?? 0, { cents, total }));
  if (!isPaid) return c.json(say(400, "failed", { message: "The amount cannot be refunded." }), 400);
  return c.json(say(200, "success", { response: true, message: "Success" }));
}

/** A card that was saved here and not forgotten since; its token is the transaction it was saved with. */
async function cardOf(c: HonoContext, db: Database) {
  const token = c.req.param("token") ?? "";
  const saved = isId(token) ? await findTransaction(db, token) : undefined;
  return saved?.status === "COMPLETE" && saved.form.subscription_type === "2" ? saved : undefined;
}

/** Amounts that end so are declined, to try what follows. */
const declinedCents = 13;

async function chargeCard(c: HonoContext, { db, account, clock, log }: Tools) {
  const signed = await signedBody(c, account);
  if (!signed) return c.json(say(401, "failed", { message: "Merchant authorization failed." }), 401);
  const card = await cardOf(c, db);
  const cents = Number(signed.body.amount);
  if (!card || !Number.isSafeInteger(cents) || cents <= 0)
    return c.json(say(400, "failed", { response: false, message: "The card cannot be charged." }), 400);
  if (cents % 100 === declinedCents)
    return c.json(say(400, "failed", { response: false, message: "The card was declined." }), 400);
  const id = newId();
  const form = {
    ...card.form,
    m_payment_id: signed.body.m_payment_id ?? "",
    item_name: signed.body.item_name ?? "",
    amount: gatewayAmount(cents),
    token: card.id,
  };
  const now = clock();
  await insertTransaction(db, { id, form, notifyUrl: card.notifyUrl, createdAt: now });
  if (await decide(db, id, { status: "COMPLETE", now }))
    tellShop(db, id, { account, now }).catch((error: unknown) => log.error({ err: error }, "stand-in gateway broke"));
  return c.json(say(200, "success", { response: true, message: "Success" }));
}

async function forgetCard(c: HonoContext, { db, account }: Tools) {
  if (!(await signedBody(c, account)))
    return c.json(say(401, "failed", { message: "Merchant authorization failed." }), 401);
  const card = await cardOf(c, db);
  if (card) await forgetToken(db, card.id);
  return c.json(say(200, "success", { response: true }));
}
