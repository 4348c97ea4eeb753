// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

vi.mock("./session.ts", () => ({ accessToken: async () => "token-1" }));
const { fetchFile } = await import("./fetch-file.ts");

afterEach(() => vi.unstubAllGlobals());

test("a stored file is fetched with the session", async () => {
  const fetched = vi.fn(async () => new Response("PDF"));
  vi.stubGlobal("fetch", fetched);
  expect(await (await fetchFile("f1")).text()).toBe("PDF");
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/files/v1/f1", { headers: { authorization: "Bearer token-1" } });
});

test("a file that is gone, and a line that is down, are said", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(fetchFile("f1")).rejects.toThrow("We couldn’t open this file. It may have been deleted.");
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  await expect(fetchFile("f1")).rejects.toThrow("We couldn’t reach the server. Check your connection, then try again.");
});
