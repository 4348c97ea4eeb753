// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { homeOf } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { openNewPage } from "#testing/setup/new-page.ts";
import { shells } from "../../routes.ts";

const pages = shells
  .filter(({ name }) => name === "partner")
  .flatMap(({ lines }) => lines.flatMap((line) => (line.kind === "page" ? [line.path] : [])));
const kinds = ["hotel", "travel_agent", "driver_provider", "corporate"] as const satisfies readonly Role[];

function signIn(role: Role) {
  const user = { id: role, email: `${role}@example.com`, app_metadata: { roles: [role] }, user_metadata: {} };
  const expires_at = Math.floor(Date.now() / 1000) + 600;
  localStorage.setItem("cts-auth", JSON.stringify({ access_token: "a.b.c", refresh_token: "r", expires_at, user }));
  window.dispatchEvent(new StorageEvent("storage", { key: "cts-auth" }));
}

beforeEach(() => {
  openNewPage();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const every = pages.flatMap((page) => kinds.map((kind) => [page, kind] as const));

test.each(every)("%s for a %s: their own area, or the way to it", async (page, kind) => {
  signIn(kind);
  const { PartnerLayout: Layout } = await import("./layout.tsx");
  const router = createMemoryRouter(
    [{ Component: Layout, children: [{ path: page, element: <p>The page itself</p> }] }],
    { initialEntries: [page] },
  );
  render(<RouterProvider router={router} />);
  const isTheirs = page.split("/")[1] === homeOf([kind]).split("/")[1];
  if (isTheirs) {
    expect(await screen.findByText("The page itself")).toBeTruthy();
    return;
  }
  await screen.findByRole("heading", { name: "This area is for another role" });
  expect(screen.getByRole("link", { name: "Go to my dashboard" }).getAttribute("href")).toBe(homeOf([kind]));
});

test("there are pages of both areas", () => {
  expect(new Set(pages.map((page) => page.split("/")[1]))).toEqual(new Set(["company", "hotel"]));
});
