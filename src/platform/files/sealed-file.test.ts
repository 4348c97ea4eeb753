import { expect, test } from "vitest";
import { linkSealFor } from "../ids.ts";
import { recordInCode, sealedFileAddress } from "./sealed-file.ts";

const sealing = { linkSealFor: (record: string) => linkSealFor("a secret", record) };
const until = new Date("2026-11-20T10:00:00Z");
const sealed = { fileId: "f1", record: "a1", until };
const codeOf = (address: string) => new URL(address, "http://localhost").searchParams.get("code") ?? undefined;
const code = codeOf(sealedFileAddress(sealing, sealed));

test("an address names the file, and its code the record", () => {
  expect(sealedFileAddress(sealing, sealed)).toMatch(/^\/files\/v1\/f1\?code=a1\./);
  expect(recordInCode(sealing, { fileId: "f1", code, now: until })).toBe("a1");
});

test.each([
  ["once it is over", "f1", code, new Date(until.getTime() + 1000)],
  ["for another file", "f2", code, until],
  ["for another record", "f1", code?.replace("a1", "a2"), until],
  ["with a later end", "f1", code?.replace(/\.\w+\./, ".zzzzzz."), until],
  ["without a code", "f1", undefined, until],
  ["with an access code of a booking", "f1", "7K3M9QAB", until],
])("%s it opens nothing", (_when, fileId, input, now) => {
  expect(recordInCode(sealing, { fileId, code: input, now })).toBeUndefined();
});
