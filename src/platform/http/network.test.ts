import { describe, expect, test } from "vitest";
import { blocksOf, networkOf, readAddress } from "./network.ts";

test.each([
  ["IPv4 is itself", "203.0.113.7", "203.0.113.7"],
  ["with a port", "203.0.113.7:443", "203.0.113.7"],
  ["mapped into IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ["mapped, in capitals", "::FFFF:203.0.113.7", "203.0.113.7"],
  ["mapped, in figures", "::ffff:cb00:7107", "203.0.113.7"],
  ["mapped, written out", "0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["translated by a network without IPv4", "64:ff9b::203.0.113.7", "203.0.113.7"],
  ["IPv6 in its short spelling", "2001:DB8:0:0::7", "2001:db8::7"],
  ["in brackets, with a port", "[2001:db8::7]:443", "2001:db8::7"],
  ["with a zone", "fe80::1%eth0", "fe80::1"],
  ["a mapped address with a zone", "::ffff:10.0.0.1%3", "10.0.0.1"],
  ["the loopback", "::1", "::1"],
  ["a name", "unknown", undefined],
  ["nothing", "", undefined],
  ["too many groups", "1:2:3:4:5:6:7:8:9", undefined],
  ["a number past 255", "203.0.113.256", undefined],
])("%s", (_what, text, expected) => {
  expect(readAddress(text)).toBe(expected);
});

describe("what is counted as one caller", () => {
  test.each([
    ["two addresses of one /64", "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
    ["neighbouring /64s", "2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["one address in two spellings", "2001:0DB8:0001:0002:0:0:0:1", "2001:db8:1:2::1", true],
    ["IPv4 and the same mapped", "203.0.113.7", "::ffff:203.0.113.7", true],
    ["two mapped addresses", "::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
    ["one machine seen through two zones", "fe80::1%eth0", "fe80::1%eth1", true],
    ["two IPv4 addresses", "203.0.113.7", "203.0.113.8", false],
  ])("%s", (_what, one, other, isSame) => {
    expect(networkOf(one) === networkOf(other)).toBe(isSame);
  });

  test("larger blocks of IPv6 have a larger share", () => {
    expect(blocksOf("2001:db8:abcd:12ff::1")).toEqual([
      { name: "2001:db8:abcd:12ff::/64", share: 1 },
      { name: "2001:db8:abcd:1200::/56", share: 4 },
      { name: "2001:db8:abcd:0::/48", share: 16 },
    ]);
    expect(blocksOf("203.0.113.7")).toEqual([{ name: "203.0.113.7", share: 1 }]);
    expect(blocksOf("someone@example.com own")).toEqual([{ name: "someone@example.com own", share: 1 }]);
  });
});
