import { isIPv4, isIPv6 } from "node:net";

/** A part of the internet counted as one caller, and how many times a caller's limit it may use. */
export type Block = { readonly name: string; readonly share: number };

/**
 * One connection has 2^64 IPv6 addresses, and some have 256 or 65,536 times as many. Larger blocks may hold many homes,
 * so their limits are higher.
 */
const widths = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/**
 * An address in canonical form: without port, brackets and zone, and as IPv4 if it is embedded IPv4. Undefined if it
 * isn’t an address.
 */
export function readAddress(text: string): string | undefined {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const [, beforePort] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text.trim()) ?? [];
  const bare = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/s, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  // However it was written, it has one short spelling, which URLs use too.
  return embeddedIPv4(groupsOf(bare)) ?? new URL(`http://[${bare}]`).hostname.slice(1, -1);
}

/**
 * The connection an address belongs to: the address itself for IPv4, its /64 for IPv6. Anything else is returned
 * unchanged.
 */
export const networkOf = (address: string): string => blocksOf(address)[0].name;

/** The largest block that may be one caller’s: the address itself for IPv4, its /48 for IPv6. */
export const widestNetworkOf = (address: string): string => blocksOf(address).at(-1)?.name ?? address;

/** An approximate origin that identifies no one: the first 24 bits of IPv4, 48 of IPv6. */
export function roughNetworkOf(address: string): string {
  const read = readAddress(address);
  if (read === undefined) return "unknown";
  return isIPv4(read) ? `${read.split(".").slice(0, 3).join(".")}.0/24` : prefixOf(groupsOf(read), 48);
}

/** Everything an address is counted under, from its own connection to the largest block. */
export function blocksOf(address: string): readonly [Block, ...Block[]] {
  const read = readAddress(address);
  if (read === undefined || isIPv4(read)) return [{ name: read ?? address, share: 1 }];
  const groups = groupsOf(read);
  const [own, ...larger] = widths.map(({ bits, share }) => ({ name: prefixOf(groups, bits), share }));
  return own ? [own, ...larger] : [{ name: read, share: 1 }];
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [start = "", end] = plain.split("::");
  const numbers = (part: string) => part.split(":").filter(Boolean).map(hexadecimal);
  const [first, last] = [numbers(start), numbers(end ?? "")];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const hexadecimal = (digits: string) => Number.parseInt(digits, 16);

/** ::ffff:1.2.3.4 is IPv4 on a dual-stack socket; 64:ff9b::1.2.3.4 comes from a NAT64 translator. */
function embeddedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const prefix = groups.slice(0, 6).join(":");
  if (prefix !== "0:0:0:0:0:65535" && prefix !== `${0x64}:${0xff9b}:0:0:0:0`) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The first bits of an address, a multiple of eight, with their number. */
function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, at) => {
    const left = bits - at * 16;
    return left >= 16 ? group : group & (0xffff << (16 - Math.max(left, 0)));
  });
  return `${kept.map((group) => group.toString(16)).join(":")}::/${bits}`;
}
