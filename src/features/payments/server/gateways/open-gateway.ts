import { resolve4, resolve6 } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import type { PayfastNotification } from "#domain/payment/payfast-notification.ts";
import type { GatewayForm } from "../../payable-contract.ts";
import { confirmNotification, type GatewayAccount, isSigned, signedForm } from "./payfast.ts";
import { type CardCharge, type CardOutcome, cancelCard, chargeCard } from "./payfast-cards.ts";
import { type RefundOutcome, type RefundRequest, refundAtGateway } from "./payfast-refunds.ts";

/** The card gateway; its signing secret is not exposed. */
export type Gateway = Pick<GatewayAccount, "provider" | "mode" | "merchantId"> & {
  formOf(fields: Readonly<Record<string, string>>): GatewayForm;
  isSigned(notice: PayfastNotification): boolean;
  isSource(address: string): Promise<boolean>;
  confirm(notice: PayfastNotification): Promise<"valid" | "invalid">;
  refund(input: RefundRequest): Promise<RefundOutcome>;
  chargeCard(charge: CardCharge): Promise<CardOutcome>;
  cancelCard(card: { readonly token: string; readonly now: Date }): Promise<void>;
};

declare module "#platform/context.ts" {
  interface Outside {
    readonly gateway?: Gateway | undefined;
  }
}

export const openGateway = (account: GatewayAccount): Gateway => ({
  provider: account.provider,
  mode: account.mode,
  merchantId: account.merchantId,
  formOf: (fields) => signedForm(account, fields),
  isSigned: (notice) => isSigned(account, notice),
  isSource: (address) => isFromGateway(account, address),
  confirm: (notice) => confirmNotification(account, notice),
  refund: (request) => refundAtGateway(account, request),
  chargeCard: (charge) => chargeCard(account, charge),
  cancelCard: (card) => cancelCard(account, card),
});

const keptForMs = 3600_000;
const kept = new Map<string, { readonly until: number; readonly addresses: Promise<ReadonlySet<string>> }>();

/** Whether an address belongs to the gateway. It must be the socket's, or the one seen by a trusted proxy. */
async function isFromGateway(account: GatewayAccount, address: string): Promise<boolean> {
  const plain = plainAddress(address);
  if (account.mode === "stand_in" && isOwn(plain)) return true;
  const known = await Promise.all(account.sourceHosts.map(addressesOf));
  return known.some((addresses) => addresses.has(plain));
}

/** An IPv4 address as an IPv6 socket shows it. */
const plainAddress = (address: string): string => address.replace(/^::ffff:/, "");

/** Addresses of this machine, because the sandbox runs in our own process. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((cards) => cards?.some((card) => card.address === address));

function addressesOf(host: string): Promise<ReadonlySet<string>> {
  const known = kept.get(host);
  if (known && known.until > Date.now()) return known.addresses;
  const addresses = resolve(host);
  kept.set(host, { until: Date.now() + keptForMs, addresses });
  return addresses;
}

async function resolve(host: string): Promise<ReadonlySet<string>> {
  const result = await Promise.allSettled([resolve4(host), resolve6(host)]);
  const addresses = new Set(result.flatMap((one) => (one.status === "fulfilled" ? one.value : [])));
  // An empty result is not cached.
  if (addresses.size === 0) kept.delete(host);
  return addresses;
}
