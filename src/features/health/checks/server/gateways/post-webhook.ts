import { createHmac } from "node:crypto";
import dns, { type LookupAddress } from "node:dns";
import https from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";
import { setTimeout } from "node:timers/promises";

import { readAddress } from "#platform/http/network.ts";

export type Webhook = { readonly url: string; readonly body: string; readonly key: string; readonly at: Date };

declare module "#platform/context.ts" {
  interface Outside {
    /** Throws if the receiver does not accept it. */
    readonly postWebhook: (webhook: Webhook) => Promise<void>;
    /** Whether an address is on our own machine or network, where we never post. */
    readonly leadsInside: (url: string) => Promise<boolean>;
  }
}

/** Our own machine and network: no one may reach them through us by entering an address. */
const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 128],
  ["::1", 128],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  inside.addSubnet(network, prefix, "ipv6");

/** An IPv4 address written as IPv6 is treated as IPv4. */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  return address !== undefined && !inside.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

class NotPublic extends Error {
  constructor() {
    super("The webhook’s address is not on the public internet.");
  }
}

/** IPv6 addresses are written in brackets. */
const literalOf = (host: string): string => host.replace(/^\[|\]$/g, "");

/** A person is waiting for the answer. */
const lookupMs = 3000;

const lookUp = (host: string): Promise<readonly LookupAddress[]> => dns.promises.lookup(host, { all: true });

/** Every address a name resolves to, or the address itself. */
async function addressesOf(host: string, find = lookUp): Promise<readonly LookupAddress[]> {
  const literal = literalOf(host);
  const family = isIP(literal);
  return family === 0 ? find(literal) : [{ address: literal, family }];
}

const arePublic = (addresses: readonly LookupAddress[]) => addresses.every(({ address }) => isPublicAddress(address));

/**
 * For now: a name may resolve elsewhere tomorrow, so it is checked again for every message. An unknown name
 * resolves to nothing.
 */
export async function leadsInside(url: string, find = lookUp): Promise<boolean> {
  const found = addressesOf(new URL(url).hostname, find).catch(() => []);
  return !arePublic(await Promise.race([found, setTimeout(lookupMs, [], { ref: false })]));
}

/** Checked when connecting, so that a name cannot resolve elsewhere after the check. */
const lookupPublic: LookupFunction = (host, options, done) =>
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    const first = found[0];
    if (!first || !arePublic(found)) return done(new NotPublic(), "", 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that an old message cannot be sent again as a new one. */
export function signatureOf({ body, key, at }: Omit<Webhook, "url">): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
}

const patienceMs = 10_000;

/** Follows no redirect, and reads only the status of the answer. */
export function postWebhook(
  webhook: Webhook,
  lookup: LookupFunction = lookupPublic,
  request = https.request,
): Promise<void> {
  const url = new URL(webhook.url);
  // A literal address needs no lookup.
  const literal = literalOf(url.hostname);
  if (isIP(literal) !== 0 && lookup === lookupPublic && !isPublicAddress(literal))
    return Promise.reject(new NotPublic());
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: "POST",
        lookup,
        timeout: patienceMs,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(webhook.body),
          "x-shuttle-signature": signatureOf(webhook),
        },
      },
      (response) => {
        response.resume();
        const status = response.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`The webhook answered ${status}.`));
      },
    );
    sending.on("timeout", () => sending.destroy(new Error("The webhook did not answer.")));
    sending.on("error", reject);
    sending.end(webhook.body);
  });
}
