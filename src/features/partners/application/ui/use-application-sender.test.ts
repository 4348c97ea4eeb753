// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Application } from "../contract.ts";
import { useApplicationSender } from "./use-application-sender.ts";
import { readDraft, writeDraft } from "./use-draft.ts";

const application = { kind: "hotel", company_name: "Lantern House", email: "front@lantern.example" };
const values = application as unknown as Application;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The connection fails; returns the key of each try. */
function brokenLine() {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_address: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    throw new TypeError("Failed to fetch");
  });
  return keys;
}

/** A freshly loaded page. */
const freshSender = () => renderHook(() => useApplicationSender("hotel", () => {})).result.current;

test.each([
  ["before a draft of them was kept", false],
  ["with a draft kept", true],
])("the same text keeps its key after a failure and a reload, %s", async (_when, hasDraft) => {
  const keys = brokenLine();
  if (hasDraft) writeDraft("hotel", { values: { company_name: "Lantern House" } });
  await freshSender()(values);
  await freshSender()(values);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(readDraft("hotel")?.values).toMatchObject({ company_name: "Lantern House" });
});

test("another text gets another key", async () => {
  const keys = brokenLine();
  await freshSender()(values);
  await freshSender()({ ...values, email: "office@lantern.example" });
  expect(keys[1]).not.toBe(keys[0]);
});
