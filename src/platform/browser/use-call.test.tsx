// @vitest-environment happy-dom
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { eventually } from "#testing/eventually.ts";
import { openNewPage } from "#testing/setup/new-page.ts";
import { call, contract } from "../contract.ts";

const { readThing, makeThing } = contract({
  readThing: call({ summary: "", access: "signed_in", effect: "reads", input: z.object({}), output: z.object({}) }),
  makeThing: call({
    summary: "",
    access: "signed_in",
    effect: "creates",
    input: z.object({ name: z.string() }),
    output: z.object({}),
  }),
});

type Request = { path: string; token: string | null; key: string | null };
let input: Request[];
let answer: (request: Request) => Response | Promise<Response>;

const user = { id: "u1", email: "n@example.com", app_metadata: { roles: [] }, user_metadata: {} };
const session = (token: string) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  expires_at: Math.floor(Date.now() / 1000) + 600,
  expires_in: 600,
  token_type: "bearer",
  user,
});
const no = (status: number, error: string) => Response.json({ error, message: error }, { status });

async function openPage() {
  openNewPage();
  const calls = await import("./use-call.ts");
  const factor = await import("./second-factor.ts");
  return { ...calls, ...factor };
}

beforeEach(() => {
  input = [];
  localStorage.setItem("cts-auth", JSON.stringify(session("one")));
  vi.stubGlobal("fetch", async (address: string | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const path = new URL(String(address), location.origin).pathname;
    const request = { path, token: headers.get("authorization"), key: headers.get("idempotency-key") };
    if (path.startsWith("/functions/")) input.push(request);
    return answer(request);
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tokens = () => input.map(({ token }) => token);

test("the token goes along", async () => {
  answer = () => Response.json({ success: true });
  const { callSignedIn } = await openPage();
  await callSignedIn(readThing, {});
  expect(tokens()).toEqual(["Bearer one"]);
});

test("a token the server does not take is renewed once, and the call made again", async () => {
  answer = ({ path, token }) => {
    if (path === "/auth/v1/token") return Response.json(session("two"));
    return token === "Bearer two" ? Response.json({ success: true }) : no(401, "sign_in_first");
  };
  const { callSignedIn } = await openPage();
  await callSignedIn(readThing, {});
  expect(tokens()).toEqual(["Bearer one", "Bearer two"]);
  expect(localStorage.getItem("cts-auth")).toContain("two");
});

test("when the server has ended the session, it is over here as well", async () => {
  answer = ({ path }) => (path === "/auth/v1/token" ? no(400, "refresh_token_not_found") : no(401, "sign_in_first"));
  const { callSignedIn } = await openPage();
  await expect(callSignedIn(readThing, {})).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem("cts-auth")).toBeNull();
});

test("a server that cannot renew just now does not sign anyone out", async () => {
  answer = ({ path }) => (path === "/auth/v1/token" ? no(503, "request_timeout") : no(401, "sign_in_first"));
  const { callSignedIn } = await openPage();
  vi.useFakeTimers();
  const result = expect(callSignedIn(readThing, {})).rejects.toMatchObject({ reason: "unreachable" });
  await vi.advanceTimersByTimeAsync(60_000);
  await result;
  expect(localStorage.getItem("cts-auth")).not.toBeNull();
});

test.each([
  ["given", true, 2],
  ["turned away", false, 1],
])("many calls that need a second factor ask once; a code %s ends in %#", async (_what, isVerified, times) => {
  let hasFactor = false;
  answer = () => (hasFactor ? Response.json({ success: true }) : no(403, "second_factor_needed"));
  const { callSignedIn, offerFactorDialog } = await openPage();
  const ask = vi.fn(async () => {
    hasFactor = isVerified;
    return isVerified;
  });
  offerFactorDialog(ask);
  const results = await Promise.allSettled([callSignedIn(readThing, {}), callSignedIn(readThing, {})]);
  expect(results.map(({ status }) => status)).toEqual(Array(2).fill(isVerified ? "fulfilled" : "rejected"));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(input).toHaveLength(2 * times);
});

test("where no one offers a dialog the error is the caller's", async () => {
  answer = () => no(403, "second_factor_needed");
  const { callSignedIn } = await openPage();
  await expect(callSignedIn(readThing, {})).rejects.toMatchObject({ reason: "second_factor_needed" });
});

test("offline what was never read has failed at once and is read when the connection is back; a press fails there and then", async () => {
  const { useCall, useMakeCall } = await openPage();
  const memory = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={memory}>{children}</QueryClientProvider>
  );
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  onlineManager.setOnline(false);
  try {
    const { result: read } = renderHook(() => useCall(readThing, {}), { wrapper });
    expect(read.current).toMatchObject({ isPending: false, isError: true, error: { reason: "unreachable" } });
    const { result: make } = renderHook(() => useMakeCall(makeThing), { wrapper });
    await expect(make.current.mutateAsync({ name: "van" })).rejects.toMatchObject({ reason: "unreachable" });
    answer = () => Response.json({ success: true });
    onlineManager.setOnline(true);
    await eventually(() => expect(read.current).toMatchObject({ isSuccess: true, error: null }));
  } finally {
    onlineManager.setOnline(true);
  }
});

test("the same thing sent again after a lost answer has the same key; another thing has another", async () => {
  const { useMakeCall } = await openPage();
  const memory = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={memory}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMakeCall(makeThing), { wrapper });
  answer = () => no(500, "broken");
  await expect(result.current.mutateAsync({ name: "van" })).rejects.toMatchObject({ status: 500 });
  answer = () => Response.json({ success: true });
  await result.current.mutateAsync({ name: "van" });
  await result.current.mutateAsync({ name: "van" });
  const [lost, again, next] = input.map(({ key }) => key);
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});
