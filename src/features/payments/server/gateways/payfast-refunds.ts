import * as z from "zod/mini";
import { apiText } from "#domain/payment/payfast.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { type GatewayAccount, md5 } from "./payfast.ts";

export type RefundOutcome =
  | { readonly isDone: true; readonly providerRefundId: string }
  | { readonly isDone: false; readonly why: string };

export type RefundRequest = {
  readonly providerPaymentId: string;
  readonly amountCents: number;
  /** The amount that was refundable before this refund, by our records. */
  readonly availableCents: number;
  readonly refundId: string;
  readonly reason: string;
  readonly now: Date;
};

const answered = z.object({
  data: z.optional(z.object({ response: z.optional(z.unknown()), message: z.optional(z.string()) })),
});
const refundable = z.object({ amount_available_for_refund: z.union([z.number(), z.string()]) });

/**
 * Refunds through the gateway. Its answer may get lost, so its records are checked first: if they already
 * show this refund, it is done. Throws if the gateway is unreachable.
 */
export async function refundAtGateway(account: GatewayAccount, input: RefundRequest): Promise<RefundOutcome> {
  const before = await availableAt(account, input);
  if (before === undefined) return no("The gateway couldn’t find this payment.");
  if (before === input.availableCents - input.amountCents) return { isDone: true, providerRefundId: input.refundId };
  if (before !== input.availableCents)
    return no(`The gateway can refund ${before} cents, but our records show ${input.availableCents}.`);

  const body = {
    amount: String(input.amountCents),
    notify_buyer: "0",
    reason: `${input.reason} ${input.refundId}`.slice(0, 255),
  };
  const answer = await ask(account, input.now, { path: `refunds/${input.providerPaymentId}`, body });
  if (answer.ok) return { isDone: true, providerRefundId: input.refundId };
  return no(answered.safeParse(await jsonOf(answer)).data?.data?.message ?? `The gateway said ${answer.status}.`);
}

const no = (why: string): RefundOutcome => ({ isDone: false, why });

async function availableAt(
  account: GatewayAccount,
  { providerPaymentId, now }: RefundRequest,
): Promise<number | undefined> {
  const answer = await ask(account, now, { path: `refunds/query/${providerPaymentId}` });
  if (!answer.ok) return undefined;
  const json = answered.safeParse(await jsonOf(answer));
  const result = refundable.safeParse(json.data?.data?.response);
  return result.success ? Number(result.data.amount_available_for_refund) : undefined;
}

const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => ({}));

export type Question = {
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
  readonly method?: "PUT";
};

/** A signed request to the gateway’s API. */
export async function ask(account: GatewayAccount, now: Date, { path, body, method }: Question): Promise<Response> {
  const headers = {
    "merchant-id": account.merchantId,
    timestamp: `${localDateOf(now)}T${localTimeOf(now)}:00+02:00`,
    version: "v1",
  };
  const address = `${account.apiUrl}/${path}${account.mode === "sandbox" ? "?testing=true" : ""}`;
  const answer = await fetch(address, {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      ...headers,
      signature: md5(apiText({ ...headers, ...body }, account.passphrase)),
      ...(body && { "content-type": "application/json" }),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(15_000),
  });
  if (answer.status >= 500) throw new Error(`The gateway answered with status ${answer.status}.`);
  return answer;
}
