import { expect, test } from "vitest";
import { linkSealFor, newId } from "../ids.ts";
import { idInToken, sealedToken } from "./sealed-token.ts";

const ctx = { linkSealFor: (record: string) => linkSealFor("a secret", record) };
const other = { linkSealFor: (record: string) => linkSealFor("another secret", record) };
const id = newId();
const token = sealedToken(ctx, "offer", id);

test("a link names its record, the same every time", () => {
  expect(sealedToken(ctx, "offer", id)).toBe(token);
  expect(idInToken(ctx, "offer", token)).toBe(id);
});

test.each([
  ["nothing", ""],
  ["one that was cut off", token.slice(0, -1)],
  ["one with something after it", `${token}A`],
  ["one that was altered", `${token.slice(0, 30)}${token[30] === "x" ? "y" : "x"}${token.slice(31)}`],
  ["another record's name with this seal", sealedToken(ctx, "offer", newId()).slice(0, 22) + token.slice(22)],
  ["one for another kind of record", sealedToken(ctx, "quote", id)],
  ["one sealed by someone else", sealedToken(other, "offer", id)],
])("%s opens nothing", (_what, input) => {
  expect(idInToken(ctx, "offer", input)).toBeUndefined();
});
