// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectWarning } from "#testing/setup/expect-warning.ts";
import { openNewPage } from "#testing/setup/new-page.ts";

type Answer = () => Promise<Response>;
let request: string[];
let answers: Record<string, Answer>;

const soon = () => Math.floor(Date.now() / 1000) + 600;
const user = {
  id: "u1",
  email: "naledi@example.com",
  app_metadata: { roles: ["driver", "pilot"] },
  user_metadata: { name: "Naledi" },
};
const stored = (expires_at: number) => ({
  access_token: "a.b.c",
  refresh_token: "r1",
  expires_at,
  expires_in: 600,
  token_type: "bearer",
  user,
});
const keep = (expiresAt: number) => localStorage.setItem("cts-auth", JSON.stringify(stored(expiresAt)));
const fresh = () => ({ ...stored(soon()), access_token: "new.to.ken", refresh_token: "r2" });

/** Each test is a page that has just been opened. */
async function openPage() {
  openNewPage();
  return import("./session.ts");
}

const refused =
  (status: number, code: string): Answer =>
  async () =>
    Response.json({ code, message: code }, { status, headers: { "x-supabase-api-version": "2024-01-01" } });

beforeEach(() => {
  request = [];
  answers = {};
  vi.stubGlobal("fetch", (address: string | URL) => {
    const path = String(address).replace(location.origin, "");
    request.push(path);
    return answers[path]?.() ?? Promise.reject(new TypeError("offline"));
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refresh = "/auth/v1/token?grant_type=refresh_token";

test("a visitor is out at once, and nothing is asked", async () => {
  const { useSession, accessToken } = await openPage();
  const { result } = renderHook(() => useSession());
  expect(result.current).toEqual({ status: "out" });
  expect(await accessToken()).toBeUndefined();
  expect(request).toEqual([]);
});

test("who is stored is in, with the roles we know", async () => {
  keep(soon());
  const { useSession, accessToken } = await openPage();
  const { result } = renderHook(() => useSession());
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: "in", person: { name: "Naledi", roles: ["driver"] } }),
  );
  expect(await accessToken()).toBe("a.b.c");
});

test.each<[string, Answer]>([
  ["there is no connection", () => Promise.reject(new TypeError("offline"))],
  ["the server is busy", refused(503, "request_timeout")],
])(
  "when the token has ended and %s, the person stays signed in, and a call soon fails with a request to try again",
  async (_when, answer) => {
    expectWarning(/AuthRetryableFetchError/);
    keep(Math.floor(Date.now() / 1000) - 60);
    answers[refresh] = answer;
    const { useSession, accessToken } = await openPage();
    vi.useFakeTimers();
    const { result } = renderHook(() => useSession());
    expect(result.current.status).toBe("in");
    const message = expect(accessToken()).rejects.toMatchObject({
      name: "CallFailed",
      reason: "unreachable",
      status: 0,
    });
    await act(() => vi.advanceTimersByTimeAsync(9000));
    await message;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(result.current.status).toBe("in");
    expect(localStorage.getItem("cts-auth")).not.toBeNull();
  },
);

test("when the token has ended and the server knows the session no more, the person is out", async () => {
  keep(Math.floor(Date.now() / 1000) - 60);
  answers[refresh] = refused(400, "refresh_token_not_found");
  const { useSession, accessToken } = await openPage();
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current).toEqual({ status: "out" }));
  expect(await accessToken()).toBeUndefined();
  expect(localStorage.getItem("cts-auth")).toBeNull();
});

test("a token that has ended is renewed for the call", async () => {
  keep(Math.floor(Date.now() / 1000) - 60);
  answers[refresh] = async () => Response.json(fresh());
  const { accessToken } = await openPage();
  expect(await accessToken()).toBe("new.to.ken");
});

test("signing out offline leaves nothing on the device", async () => {
  keep(soon());
  const { useSession, signOut } = await openPage();
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current.status).toBe("in"));
  await act(signOut);
  expect(result.current).toEqual({ status: "out" });
  expect(localStorage.getItem("cts-auth")).toBeNull();
});

/** The device’s databases that were deleted. */
function watchDeletions() {
  const deleted: string[] = [];
  vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => void deleted.push(name) });
  return deleted;
}

test("who leaves says farewell first, and then trips, reports, photographs and positions leave the device", async () => {
  keep(soon());
  const deleted = watchDeletions();
  const { useSession, beforeLeaving, leave } = await openPage();
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current.status).toBe("in"));
  const deletedAtFarewell: number[] = [];
  beforeLeaving(async () => deletedAtFarewell.push(deleted.length));
  await act(leave);
  expect(deletedAtFarewell).toEqual([0]);
  expect(new Set(deleted)).toEqual(new Set(["cts-saved-copies", "cts-outbox", "cts-outbox-pictures", "cts-positions"]));
});

test("whom the server signs out keeps nothing to read on the device", async () => {
  keep(Math.floor(Date.now() / 1000) - 60);
  answers[refresh] = refused(400, "refresh_token_not_found");
  const deleted = watchDeletions();
  const { useSession } = await openPage();
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current).toEqual({ status: "out" }));
  expect(deleted).toEqual(["cts-saved-copies", "cts-positions"]);
});

test("another tab signs out, or clears everything: this one is out", async () => {
  for (const key of ["cts-auth", null]) {
    keep(soon());
    const { useSession } = await openPage();
    const { result } = renderHook(() => useSession());
    await waitFor(() => expect(result.current.status).toBe("in"));
    localStorage.removeItem("cts-auth");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: null })));
    expect(result.current).toEqual({ status: "out" });
    cleanup();
  }
});

test("another tab signs in: this one is in", async () => {
  const { useSession } = await openPage();
  const { result } = renderHook(() => useSession());
  expect(result.current.status).toBe("out");
  keep(soon());
  const newValue = localStorage.getItem("cts-auth");
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: "cts-auth", newValue })));
  await waitFor(() => expect(result.current.status).toBe("in"));
});

test("what is no session is no one", async () => {
  localStorage.setItem("cts-auth", "dark");
  const { useSession } = await openPage();
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current).toEqual({ status: "out" }));
});
