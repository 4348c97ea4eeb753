// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openNewPage } from "#testing/setup/new-page.ts";

type Input = { _user_id: string; _role: string };

let input: Input[];
let answer: (input: Input) => Promise<Response>;

/** As in a browser: the session is what local storage holds, announced by a storage event. */
const storedSession = (id: string) =>
  JSON.stringify({
    access_token: "not.a.token",
    refresh_token: "r",
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id, email: `${id}@example.com`, app_metadata: { roles: [] }, user_metadata: { name: id } },
  });

const signIn = (id: string) => localStorage.setItem("cts-auth", storedSession(id));

async function announce(newValue: string | null) {
  await act(async () => {
    if (newValue === null) localStorage.removeItem("cts-auth");
    window.dispatchEvent(new StorageEvent("storage", { key: "cts-auth", newValue }));
  });
}

/** Fresh modules: each test is a page that has just been opened. */
async function openPage() {
  openNewPage();
  const { useRoleFlags } = await import("./use-role-flags.ts");
  const { authClient } = await import("#platform/browser/session.ts");
  const page = renderHook(() => useRoleFlags());
  return { page, authClient };
}

beforeEach(() => {
  input = [];
  answer = async ({ _role }) => Response.json(_role === "driver");
  vi.stubGlobal("fetch", (address: string | URL | Request, request: RequestInit) => {
    if (!String(address).endsWith("/rest/v1/rpc/has_role")) return Promise.reject(new TypeError("offline"));
    const body = JSON.parse(String(request.body));
    input.push(body);
    return answer(body);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a visitor is asked about by no one", async () => {
  const { page } = await openPage();
  expect(page.result.current).toEqual({ isAdmin: false, isDriver: false });
  expect(input).toEqual([]);
});

test("for a new person both roles are asked, once, however often the session is announced", async () => {
  signIn("sipho");
  const { page, authClient } = await openPage();
  await waitFor(() => expect(page.result.current).toEqual({ isAdmin: false, isDriver: true }));
  const client = await authClient();
  await act(async () => void (await client.getSession()));
  await announce(storedSession("sipho"));
  expect(input).toEqual([
    { _user_id: "sipho", _role: "admin" },
    { _user_id: "sipho", _role: "driver" },
  ]);
});

test("signing out elsewhere takes both down", async () => {
  answer = async () => Response.json(true);
  signIn("liesl");
  const { page } = await openPage();
  await waitFor(() => expect(page.result.current).toEqual({ isAdmin: true, isDriver: true }));
  await announce(null);
  expect(page.result.current).toEqual({ isAdmin: false, isDriver: false });
});

test.each<[string, () => Promise<Response>]>([
  ["an answer that is an error leaves the flag", async () => Response.json({ code: "22P02" }, { status: 400 })],
  ["a question that breaks takes it down", () => Promise.reject(new TypeError("offline"))],
])("%s, and the other flag is not touched", async (_what, failure) => {
  answer = async ({ _role }) => (_role === "admin" ? failure() : Response.json(true));
  signIn("sipho");
  const { page } = await openPage();
  await waitFor(() => expect(page.result.current).toEqual({ isAdmin: false, isDriver: true }));
});
