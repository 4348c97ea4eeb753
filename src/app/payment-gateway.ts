import type { GatewayAccount } from "#features/payments/server/gateways/payfast.ts";
import type { Config, PayFastAccount } from "#platform/config.ts";
import { standInAccount, standInPath } from "../sandbox/payfast/stand-in-account.ts";

type Settings = Pick<Config, "payfast" | "hasStandInGateway" | "appSecret">;

/** The card gateway: PayFast if an account is configured, else the sandbox where allowed. */
export function gatewayAccount(settings: Settings, siteUrl: string): GatewayAccount | undefined {
  const { payfast, hasStandInGateway, appSecret } = settings;
  if (payfast) return payfastGateway(payfast);
  return hasStandInGateway ? standInGateway(appSecret, siteUrl) : undefined;
}

/** Other sites our forms may post to. */
export const formTargets = ({ payfast }: Settings): string[] =>
  payfast ? [new URL(payfastGateway(payfast).processUrl).origin] : [];

const payfastHosts = { live: "www.payfast.co.za", sandbox: "sandbox.payfast.co.za" } as const;

function payfastGateway({ mode, ...account }: PayFastAccount): GatewayAccount {
  const base = `https://${payfastHosts[mode]}`;
  return {
    ...account,
    provider: "payfast",
    mode,
    processUrl: `${base}/eng/process`,
    validateUrl: `${base}/eng/query/validate`,
    apiUrl: "https://api.payfast.co.za",
    sourceHosts: ["www.payfast.co.za", "sandbox.payfast.co.za", "w1w.payfast.co.za", "w2w.payfast.co.za"],
  };
}

function standInGateway(secret: string, siteUrl: string): GatewayAccount {
  const base = `${siteUrl}${standInPath}`;
  return {
    ...standInAccount(secret),
    provider: "stand_in",
    mode: "stand_in",
    processUrl: `${base}/eng/process`,
    validateUrl: `${base}/eng/query/validate`,
    apiUrl: `${base}/api`,
    sourceHosts: [new URL(siteUrl).hostname],
  };
}
