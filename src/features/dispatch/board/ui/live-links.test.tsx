// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { eventually } from "#testing/eventually.ts";
import { LiveLinks } from "./live-links.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = (changes: object = {}) => ({
  id: "1",
  trip_id: "t",
  reference: "CTS-7K3M9Q",
  pickup_at: "2026-11-20T12:00:00.000Z",
  kind: "customer",
  name: "",
  email: "",
  made_by: null,
  created_at: "2026-11-20T08:00:00.000Z",
  withdrawn_at: null,
  standing: "open" as const,
  address: "https://example.com/live/abc",
  openings: [],
  ...changes,
});
const openings = [
  { network: "203.0.113.0/24", first_at: "2026-11-20T11:00:00.000Z", last_at: "2026-11-20T11:05:00.000Z", times: 3 },
];

test("who made and who opened each link is shown, and one is withdrawn", async () => {
  const links = [link({ id: "2", kind: "staff", name: "Concierge", made_by: "Naledi Jacobs", openings }), link()];
  const request: unknown[] = [];
  drawSignedIn(<LiveLinks tripId="t" />, {
    "list-live-links": () => ({ links, next: null }),
    "withdraw-live-link": (input: unknown) => {
      request.push(input);
      return {};
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Show live links" }));
  expect(await screen.findByText(/Made by Naledi Jacobs/)).toBeTruthy();
  expect(screen.getByText(/Opened 3 times from 203\.0\.113\.0\/24/)).toBeTruthy();
  expect(screen.getByText("Not opened yet")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw the link for Concierge" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw live link?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Withdraw link" }));
  await eventually(() => expect(request).toEqual([{ link_id: "2" }]));
});

test("a trip that can’t be followed any more gets no further link", async () => {
  drawSignedIn(<LiveLinks tripId="t" />, {
    "list-live-links": () => ({ links: [link({ address: null, standing: "over" })], next: null }),
  });
  fireEvent.click(screen.getByRole("button", { name: "Show live links" }));
  expect(await screen.findByText("Ended")).toBeTruthy();
  expect(screen.queryByText("Withdrawn")).toBeNull();
  expect(screen.queryByRole("button", { name: "Create live link" })).toBeNull();
});
