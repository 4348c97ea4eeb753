// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#testing/eventually.ts";
import type { ListedEmail, OpenedEmail } from "../contract.ts";
import { EmailsTable } from "./emails-table.tsx";

const email: ListedEmail = {
  id: "018f0000-0000-7000-8000-000000000001",
  template: "booking-confirmed",
  to: "thandi@example.com",
  subject: "Booking CTS-7K3M9Q confirmed",
  channel: "email",
  state: "failed",
  delivered_at: null,
  read_at: null,
  cost_cents: null,
  attempts: 6,
  about: "booking:CTS-7K3M9Q",
  files: 1,
  created_at: "2026-11-20T08:00:00.000Z",
  sent_at: null,
  next_try_at: null,
};
const opened: OpenedEmail = {
  ...email,
  reply_to: null,
  error: "550 no such user here",
  html: "<html><head></head><body><script>alert(1)</script>Dear guest</body></html>",
  text: "Dear guest",
  is_secret: false,
  attachments: [{ name: "CTS-7K3M9Q.ics", type: "text/calendar", size: 900 }],
};

let request: { name: string; body: Record<string, unknown> }[] = [];
let shown: OpenedEmail = opened;

beforeEach(() => {
  request = [];
  shown = opened;
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    const name = address.split("/").at(-1) ?? "";
    request.push({ name, body: JSON.parse(body) });
    if (name === "read-email") return Response.json({ success: true, ...shown });
    if (name === "resend-email") return Response.json({ success: true, id: email.id });
    const list = {
      emails: [email],
      next: null,
      leaves_by: "nothing",
      failed: 1,
      waiting: 0,
      month: [],
      phones_link: null,
    };
    return Response.json({ success: true, ...list });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address = "/admin/email-management") =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: "*", Component: EmailsTable }], { initialEntries: [address] })}
      />
    </QueryClientProvider>,
  );

test("the list says what became of each email, how many failed, and that none leaves without a mail server", async () => {
  open();
  const row = within(await screen.findByRole("row", { name: /Booking CTS-7K3M9Q confirmed/ }));
  expect(row.getByText("Booking confirmed")).toBeDefined();
  expect(row.getByText("Failed")).toBeDefined();
  expect(row.getByText("6 tries")).toBeDefined();
  expect(screen.getByText("Failed (1)")).toBeDefined();
  expect(screen.getByText("No mail server is set up")).toBeDefined();
});

test("an email opens from its address: why it failed, its file, and its words in a frame where no script runs", async () => {
  open(`/admin/email-management?email=${email.id}`);
  const drawer = within(await screen.findByRole("dialog", { name: email.subject }));
  expect(drawer.getByText("550 no such user here")).toBeDefined();
  expect(drawer.getByRole("button", { name: "CTS-7K3M9Q.ics" })).toBeDefined();
  expect(drawer.getByRole("link", { name: "CTS-7K3M9Q" }).getAttribute("href")).toBe(
    "/admin/booking?reference=CTS-7K3M9Q",
  );
  const frame = drawer.getByTitle(`The email: ${email.subject}`);
  expect(frame.getAttribute("sandbox")).toBe("allow-popups");
  fireEvent.mouseDown(drawer.getByRole("tab", { name: "Plain text" }));
  expect(drawer.getByText("Dear guest")).toBeDefined();
});

test("a press on a row opens the email", async () => {
  open();
  fireEvent.click(await screen.findByRole("row", { name: /Booking CTS-7K3M9Q confirmed/ }));
  expect(await screen.findByRole("dialog", { name: email.subject })).toBeDefined();
});

test("one press sends it again", async () => {
  open(`/admin/email-management?email=${email.id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Send again" }));
  await eventually(() => expect(request).toContainEqual({ name: "resend-email", body: { id: email.id } }));
});

test("what lets its reader in is not shown and not sent again", async () => {
  shown = { ...opened, html: "", text: "", is_secret: true, attachments: [], state: "sent", error: null };
  open(`/admin/email-management?email=${email.id}`);
  await screen.findByText("The text is private");
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});
