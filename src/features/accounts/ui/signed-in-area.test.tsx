// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import { openNewPage } from "#testing/setup/new-page.ts";

function store(roles: readonly Role[], more: object = {}) {
  const user = {
    id: "u1",
    email: "sipho@example.com",
    app_metadata: { roles, ...more },
    user_metadata: { name: "Sipho Ndlovu" },
  };
  const expires_at = Math.floor(Date.now() / 1000) + 600;
  localStorage.setItem("cts-auth", JSON.stringify({ access_token: "a.b.c", refresh_token: "r", expires_at, user }));
}

/** Fresh modules: each test opens the page again. */
async function open(address: string) {
  openNewPage();
  const { SignedInArea } = await import("./signed-in-area.tsx");
  const { AccountMenu } = await import("./account-menu.tsx");
  const Area = () => (
    <SignedInArea access={["driver"]} signInPage="/driver/auth">
      <h1>My trips</h1>
      <AccountMenu />
    </SignedInArea>
  );
  const Elsewhere = () => {
    const { pathname, search } = useLocation();
    return <p>At {pathname + search}</p>;
  };
  const router = createMemoryRouter(
    [
      { path: "/driver/dashboard", Component: Area },
      { path: "*", Component: Elsewhere },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a stranger goes to the door, which knows where they wanted to go", async () => {
  await open("/driver/dashboard?day=2026-11-20");
  await screen.findByText("At /driver/auth?next=%2Fdriver%2Fdashboard%3Fday%3D2026-11-20");
});

test("who may enter sees the page", async () => {
  store(["driver"]);
  await open("/driver/dashboard");
  await screen.findByRole("heading", { name: "My trips" });
});

test("someone of another kind gets a message saying so, with the way home", async () => {
  store(["hotel"]);
  await open("/driver/dashboard");
  await screen.findByRole("heading", { name: "This area is for another role" });
  expect(screen.getByText("Sipho Ndlovu")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to my dashboard" }).getAttribute("href")).toBe("/hotel/dashboard");
  expect(screen.queryByText("My trips")).toBeNull();
});

test("a session that ends elsewhere sends one to the door", async () => {
  store(["driver"]);
  await open("/driver/dashboard");
  await screen.findByRole("heading", { name: "My trips" });
  localStorage.removeItem("cts-auth");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "cts-auth", newValue: null })));
  await screen.findByText(/^At \/driver\/auth/);
});

test("Logout leads to the home page, not to the door", async () => {
  store(["driver"]);
  await open("/driver/dashboard");
  const menu = await screen.findByRole("button", { name: "Account of Sipho Ndlovu" });
  fireEvent.keyDown(menu, { key: "Enter" });
  expect(await screen.findByRole("menuitem", { name: "Driver Dashboard" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Admin Dashboard" })).toBeNull();
  fireEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
  await screen.findByText("At /");
  expect(localStorage.getItem("cts-auth")).toBeNull();
});

test("who views the site as them is reminded of it", async () => {
  store(["driver"], { impersonator_id: "the super-user" });
  await open("/driver/dashboard");
  await waitFor(() => expect(screen.getByText(/You’re viewing the site as Sipho Ndlovu/)).toBeTruthy());
  expect(screen.getByRole("button", { name: "Stop viewing" })).toBeTruthy();
});
