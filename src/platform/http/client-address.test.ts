import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["no proxy: the header is anyone's word", "1.1.1.1", "9.9.9.9", 0, "1.1.1.1"],
  ["one proxy: its own entry", "10.0.0.1", "1.1.1.1", 1, "1.1.1.1"],
  ["a forged entry is before the proxy's", "10.0.0.1", "9.9.9.9, 1.1.1.1", 1, "1.1.1.1"],
  ["two proxies", "10.0.0.2", "9.9.9.9, 1.1.1.1, 10.0.0.1", 2, "1.1.1.1"],
  ["a proxy that says nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["fewer entries than proxies", "10.0.0.1", "1.1.1.1", 2, "10.0.0.1"],
  ["a socket for both kinds of address", "::ffff:1.1.1.1", undefined, 0, "1.1.1.1"],
  ["a proxy that tells the port too", "10.0.0.1", "[2001:db8::1]:4711", 1, "2001:db8::1"],
  ["a proxy that tells no address", "10.0.0.1", "_hidden", 1, "10.0.0.1"],
  ["no socket at all", undefined, undefined, 0, "unknown"],
])("%s", (_when, socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});
