// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import { AdminTabs } from "./admin-tabs.tsx";

const signedIn = vi.hoisted(() => ({ roles: [] as Role[] }));
vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "boss", name: "Themba", email: "t@x", roles: signedIn.roles } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
  authClient: async () => ({}),
  sessionKey: "cts-auth",
}));

// Its timers would outlive this file's DOM; only the text of the toast matters here.
const said = vi.hoisted(() => [] as string[]);
vi.mock("#design/overlay/toast.tsx", () => ({ toast: async ({ title }: { title: string }) => void said.push(title) }));

const sipho = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  name: "Sipho Ndlovu",
  email: "sipho@example.com",
  phone: "",
  status: "active",
  roles: ["driver"],
  created_at: "2026-01-01T08:00:00Z",
  last_sign_in_at: null,
  is_confirmed: true,
};
const profile = {
  user: sipho,
  roles: [{ role: "driver", granted_at: "2026-01-01T08:00:00Z", granted_by: null, reason: "Joined" }],
  sessions: [],
  factors: 0,
  recovery_codes: 0,
  privacy_version: null,
  invites: [],
  organisations: [],
  bookings: { upcoming: 1, past: 2 },
  audit: [],
  is_last_super_user: false,
};
const chatSwitch = { name: "chat", is_on: true, updated_at: null, updated_by: null };

type Sent = { name: string; body: Record<string, unknown> };
let sent: Sent[] = [];
let answers: Record<string, { status?: number; body: object }> = {};

beforeEach(() => {
  signedIn.roles = ["super_user"];
  sent = [];
  said.length = 0;
  answers = {
    "find-users": { body: { users: [sipho], next: null } },
    "read-user": { body: profile },
    "explore-audit": { body: { entries: [], next: null } },
    "audit-actions": { body: { actions: ["role.granted"] } },
    "feature-switches": { body: { switches: [chatSwitch] } },
    "find-invites": { body: { invites: [], next: null } },
    "settings-versions": { body: { versions: [] } },
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = url.split("/").at(-1) ?? "";
    sent.push({ name, body: JSON.parse(String(init.body)) });
    const { status = 200, body } = answers[name] ?? { body: {} };
    return new Response(JSON.stringify({ success: status < 400, ...Object(body) }), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address = "/") {
  const router = createMemoryRouter([{ path: "/", Component: AdminTabs }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const lastSent = (name: string) => sent.findLast((one) => one.name === name)?.body;

test("an admin who is no super-user sees the audit and nothing else", async () => {
  signedIn.roles = ["admin"];
  open("/?tab=users");
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Activity log"]);
  await screen.findByText("No actions yet");
  expect(sent.map(({ name }) => name)).not.toContain("find-users");
});

test("the tab, the search and the filters stand in the address", async () => {
  const router = open("/?search=sip&role=driver&status=active");
  await screen.findByText("Sipho Ndlovu");
  expect(lastSent("find-users")).toMatchObject({ search: "sip", role: "driver", status: "active" });
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "admin" } });
  await waitFor(() => expect(lastSent("find-users")).toMatchObject({ role: "admin" }));
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Company" }));
  fireEvent.mouseDown(await screen.findByRole("tab", { name: "Switches" }));
  expect(router.state.location.search).toBe("?tab=switches");
});

test("a filter that makes no sense is no filter", async () => {
  open("/?role=emperor");
  await screen.findByText("Sipho Ndlovu");
  expect(lastSent("find-users")).not.toHaveProperty("role");
});

describe("a person's account", () => {
  const drawer = async () => {
    const router = open();
    fireEvent.click(await screen.findByText("Sipho Ndlovu"));
    await screen.findByText("1 upcoming, 2 past");
    expect(router.state.location.search).toBe(`?user=${sipho.id}`);
  };

  test("a role is granted with a reason, never without", async () => {
    await drawer();
    fireEvent.click(screen.getByRole("button", { name: "Grant a role" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Grant Sipho Ndlovu a role" }));
    fireEvent.change(dialog.getByLabelText(/Role/), { target: { value: "dispatcher" } });
    fireEvent.click(dialog.getByRole("button", { name: "Grant role" }));
    await dialog.findByText("Please give a reason");
    expect(lastSent("grant-role")).toBeUndefined();
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "Night shift" } });
    fireEvent.click(dialog.getByRole("button", { name: "Grant role" }));
    await waitFor(() =>
      expect(lastSent("grant-role")).toEqual({ user_id: sipho.id, role: "dispatcher", reason: "Night shift" }),
    );
    await waitFor(() => expect(said).toEqual(["Role granted"]));
  });

  test("what the server refuses is said in the dialog, and what was typed stays", async () => {
    answers["suspend-user"] = {
      status: 409,
      body: { error: "last_super_user", message: "This is the last super-user." },
    };
    await drawer();
    fireEvent.click(screen.getByRole("button", { name: "Suspend account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Suspend Sipho Ndlovu?" }));
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "Stolen laptop" } });
    fireEvent.click(dialog.getByRole("button", { name: "Suspend account" }));
    await dialog.findByText("This is the last super-user.");
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe("Stolen laptop");
  });

  test("one that is not there says so", async () => {
    answers["read-user"] = { status: 404, body: { error: "not_found", message: "We couldn’t find that user." } };
    open(`/?user=${sipho.id}`);
    await screen.findByText("We couldn’t find that user");
  });
});

test("a switch asks before it turns", async () => {
  open("/?tab=switches");
  fireEvent.click(await screen.findByRole("switch"));
  const dialog = within(await screen.findByRole("dialog", { name: "Turn off “Chat on the site”?" }));
  expect(lastSent("set-feature-switch")).toBeUndefined();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "Needs a rest" } });
  fireEvent.click(dialog.getByRole("button", { name: "Turn off" }));
  await waitFor(() =>
    expect(lastSent("set-feature-switch")).toEqual({ name: "chat", is_on: false, reason: "Needs a rest" }),
  );
  await waitFor(() => expect(said).toEqual(["Chat on the site is off"]));
});

test("a list that cannot be loaded says so and can be tried again", async () => {
  answers["find-users"] = {
    status: 403,
    body: { error: "not_allowed", message: "You don’t have permission to do this." },
  };
  open();
  await screen.findByText("You don’t have permission to do this.");
  answers["find-users"] = { body: { users: [sipho], next: null } };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Sipho Ndlovu");
});
