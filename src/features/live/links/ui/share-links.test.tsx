// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { LiveLink } from "../contract.ts";
import { ShareLinks } from "./share-links.tsx";

vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: ["dispatcher"] } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-16T08:00:00.000Z";
const link = (change: Partial<LiveLink> = {}): LiveLink => ({
  id: "018f0000-0000-7000-8000-000000000001",
  trip_id: "t",
  reference: "CTS-7K3M9Q",
  pickup_at: at,
  kind: "staff",
  name: "The concierge",
  email: "",
  made_by: "Naledi Jacobs",
  created_at: at,
  withdrawn_at: null,
  standing: "open",
  address: "https://shuttle.example/live/abc",
  openings: [],
  ...change,
});
const draw = (links: readonly LiveLink[]) =>
  drawSignedIn(<ShareLinks />, {
    "list-live-links": () => ({ links, next: null }),
    "withdraw-live-link": () => ({}),
  });

test("each link shows its recipient, its creator and its views", async () => {
  draw([
    link({ openings: [{ network: "102.65.0.0/16", first_at: at, last_at: at, times: 3 }] }),
    link({ id: "2", kind: "customer", name: "", made_by: null, withdrawn_at: at, address: null }),
    link({ id: "3", name: "A guide", standing: "over", address: null }),
  ]);
  expect(await screen.findByText(/By our team, for The concierge, created by Naledi Jacobs/)).toBeDefined();
  expect(screen.getByText(/102\.65\.0\.0\/16 \(3 times, last Mon 16 Nov 2026, 10:00\)/)).toBeDefined();
  expect(screen.getByText("Withdrawn")).toBeDefined();
  expect(screen.getByText("Ended")).toBeDefined();
  expect(screen.getAllByText("Not opened yet")).toHaveLength(2);
  // An invalid link can’t be withdrawn again.
  expect(screen.getAllByRole("button", { name: /Withdraw/ })).toHaveLength(1);
});

test("a link is withdrawn after a confirmation", async () => {
  const { sent } = draw([link()]);
  fireEvent.click(await screen.findByRole("button", { name: /Withdraw/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Withdraw link" }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "withdraw-live-link")?.body).toEqual({ link_id: link().id }),
  );
});

test("without links the page says how one is created", async () => {
  draw([]);
  expect(await screen.findByText("No share links yet")).toBeDefined();
});
