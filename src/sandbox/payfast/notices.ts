import { createHash } from "node:crypto";
import type { Database } from "#db/connect.ts";
import {
  confirmText,
  gatewayAmount,
  gatewayCents,
  notificationText,
  type Pair,
  phpEncode,
} from "#domain/payment/payfast.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { StandInAccount } from "./stand-in-account.ts";
import { claimNotice, closeNotice, findDueNotices, type Transaction } from "./transaction-store.ts";

/** Minutes between attempts to notify the shop; after the last it gives up. */
const waits = [1, 5, 15, 60, 240, 720];
const heardWithinMs = 10_000;
/** How long a bank takes to decide here. */
const pendingMinutes = 1;
const feeShare = 0.023;

export const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

/** A transaction’s notification fields in PayFast’s order. */
export function noticeOf({ id, number, form }: Transaction, status: string, { merchantId }: StandInAccount): Pair[] {
  const gross = gatewayCents(form.amount) ?? 0;
  const fee = status === "COMPLETE" ? Math.round(gross * feeShare) : 0;
  const own = (name: string): Pair => [name, form[name] ?? ""];
  const custom = (kind: string) => [1, 2, 3, 4, 5].map((at) => own(`custom_${kind}${at}`));
  return [
    own("m_payment_id"),
    ["pf_payment_id", String(number)],
    ["payment_status", status],
    own("item_name"),
    own("item_description"),
    ["amount_gross", gatewayAmount(gross)],
    ["amount_fee", fee === 0 ? "0.00" : `-${gatewayAmount(fee)}`],
    ["amount_net", gatewayAmount(gross - fee)],
    ...custom("str"),
    ...custom("int"),
    own("name_first"),
    own("name_last"),
    own("email_address"),
    ["merchant_id", merchantId],
    ...tokenOf({ id, form }, status),
  ];
}

/** A payer who lets the shop keep the card gets a token; a later charge of it names the same. */
const tokenOf = ({ id, form }: Pick<Transaction, "id" | "form">, status: string): Pair[] => {
  const token = form.token ?? (form.subscription_type === "2" ? id : undefined);
  return status === "COMPLETE" && token ? [["token", token]] : [];
};

/** Whether we sent this notification: the shop asks before it accepts one. */
export const isNotice = (transaction: Transaction, pairs: readonly Pair[], account: StandInAccount): boolean =>
  [transaction.status, ...(transaction.status === "COMPLETE" ? ["PENDING"] : [])].some(
    (status) => confirmText(noticeOf(transaction, status, account)) === confirmText(pairs),
  );

/** Notifies the shop of a transaction’s result, and retries later if the shop does not answer. */
export async function tellShop(db: Database, id: string, input: { account: StandInAccount; now: Date }): Promise<void> {
  const { account, now } = input;
  const transaction = await claimNotice(db, id, { now, next: addMinutes(now, waits[0] ?? 1) });
  if (!transaction) return;
  const isDelivered = await post(transaction, account);
  const { status, notified } = transaction;
  if (isDelivered && status === "PENDING")
    return closeNotice(db, transaction, { status: "COMPLETE", nextNoticeAt: addMinutes(now, pendingMinutes) });
  const wait = isDelivered ? undefined : waits[notified - 1];
  await closeNotice(db, transaction, { status, nextNoticeAt: wait === undefined ? null : addMinutes(now, wait) });
}

async function post(transaction: Transaction, account: StandInAccount): Promise<boolean> {
  const notice = noticeOf(transaction, transaction.status, account);
  const signature = md5(notificationText(notice, account.passphrase));
  const body = [...notice, ["signature", signature]]
    .map(([name, value = ""]) => `${name}=${phpEncode(value)}`)
    .join("&");
  const headers = { "content-type": "application/x-www-form-urlencoded", "user-agent": "Stand-in gateway" };
  return fetch(transaction.notifyUrl, {
    method: "POST",
    headers,
    body,
    signal: AbortSignal.timeout(heardWithinMs),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** On a schedule: sends the notifications that could not be delivered before. */
export async function tellAllShops(db: Database, input: { account: StandInAccount; now: Date }): Promise<void> {
  for (const { id } of await findDueNotices(db, input.now)) await tellShop(db, id, input);
}
