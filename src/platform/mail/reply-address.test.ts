import { expect, test } from "vitest";
import { readReplyAddress, replyAddressFor } from "./reply-address.ts";

const box = { address: "Reply@In.example.com", secrets: ["a secret"] };
const id = "01936f2e-7a10-7c3f-9d2e-0123456789ab";

test("an address that we gave out leads to its message, in whatever letters, and with the secret before this one", () => {
  const address = replyAddressFor(id, box);
  expect(address).toMatch(/^reply\+[0-9a-f]{32}\.[0-9a-f]{16}@in\.example\.com$/);
  expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(address.toUpperCase(), box)).toBe(id);
  expect(readReplyAddress(address, { ...box, secrets: ["a newer one", "a secret"] })).toBe(id);
});

test.each([
  ["another message", (address: string) => address.replace("reply+0", "reply+1")],
  ["another seal", (address: string) => address.replace(/\.[0-9a-f]/, ".z")],
  ["no seal", (address: string) => address.replace(/\..*@/, "@")],
])("with %s it is forged", (_what, change) => {
  expect(readReplyAddress(change(replyAddressFor(id, box)), box)).toBe("forged");
});

test("any other address is none", () => {
  expect(readReplyAddress("reply@in.example.com", box)).toBeUndefined();
  expect(readReplyAddress(replyAddressFor(id, box).replace("in.", "out."), box)).toBeUndefined();
});
