import { readAddress } from "./network.ts";

/**
 * The address a request comes from. Each proxy appends the address it saw, so behind n trusted proxies the n-th entry
 * from the end is the last that no one else could have forged.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
) {
  const direct = readAddress(socketAddress ?? "") ?? "unknown";
  if (trustedProxies === 0 || !forwardedFor) return direct;
  return readAddress(forwardedFor.split(",").at(-trustedProxies) ?? "") ?? direct;
}
