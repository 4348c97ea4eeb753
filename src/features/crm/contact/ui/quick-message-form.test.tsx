// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectWarning } from "#testing/setup/expect-warning.ts";
import { QuickMessageForm } from "./quick-message-form.tsx";

type Sent = { key: string | null; body: Record<string, unknown> };

/** The world's edge: what left the browser, and what comes back. */
let sent: Sent[];
let answer: () => Promise<Response>;

beforeEach(() => {
  Object.assign(navigator, { sendBeacon: () => true });
  sent = [];
  answer = async () => Response.json({ success: true, reference: "M-1", answer_due_at: "2026-11-20T10:00:00.000Z" });
  vi.stubGlobal("fetch", (_address: string, request: RequestInit) => {
    sent.push({
      key: new Headers(request.headers).get("idempotency-key"),
      body: JSON.parse(String(request.body)),
    });
    return answer();
  });
  render(<QuickMessageForm />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Send/ });
const submit = () => fireEvent.submit(button());

function fillIn() {
  write("Name", "Lindiwe");
  write("Email", "lindiwe@example.com");
  write("Message", "Two of us, Friday, from the airport.");
}

const failed = async () => Response.json({ error: "broken" }, { status: 500 });

test("empty fields are named where they are, the first gets the focus, and nothing is sent", async () => {
  submit();
  expect(await screen.findByText("Name is required")).toBeTruthy();
  expect(screen.getByText("Email is required")).toBeTruthy();
  expect(screen.getByText("Message is required")).toBeTruthy();
  expect(document.activeElement).toBe(field("Name"));
  expect(sent).toEqual([]);
});

test("a message about a field goes away once the field is changed", async () => {
  submit();
  await screen.findByText("Name is required");
  write("Name", "L");
  expect(screen.queryByText("Name is required")).toBeNull();
  expect(screen.getByText("Email is required")).toBeTruthy();
});

test("while sending the button says so and is disabled; success clears the form and says it", async () => {
  let arrive = (_: Response) => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  fillIn();
  submit();
  await waitFor(() => expect(button().disabled).toBe(true));
  expect(screen.getByText("Sending...")).toBeTruthy();
  submit();
  await waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    name: "Lindiwe",
    email: "lindiwe@example.com",
    service_type: "general_inquiry",
    source: "contact_form_home",
  });

  arrive(Response.json({ success: true, reference: "M-1", answer_due_at: "2026-11-20T10:00:00.000Z" }));
  expect(await screen.findByText("Message sent successfully!")).toBeTruthy();
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy();
  await waitFor(() => expect([field("Message").value, button().disabled]).toEqual(["", false]));
});

test("too long a message stays whole, with the limit and the count shown", async () => {
  fillIn();
  write("Message", "x".repeat(200_000));
  submit();
  expect(await screen.findByText("Please use at most 5000 characters (now 200000)")).toBeTruthy();
  expect(field("Message").value).toHaveLength(200_000);
  expect(sent).toEqual([]);
});

test("failure keeps what was written and says what to do", async () => {
  expectWarning(/^\[E-\w{6}\] CallFailed/);
  answer = failed;
  fillIn();
  submit();
  expect(await screen.findByText("Failed to send message")).toBeTruthy();
  expect(screen.getByText("Please try again or call us directly.")).toBeTruthy();
  expect(field("Name").value).toBe("Lindiwe");
});

test("the same message keeps its key over attempts; another message gets another", async () => {
  expectWarning(/^\[E-\w{6}\] CallFailed/);
  answer = failed;
  fillIn();
  for (const attempt of [1, 2]) {
    submit();
    await waitFor(() => expect(sent).toHaveLength(attempt));
    await waitFor(() => expect(button().disabled).toBe(false));
  }
  write("Message", "Three of us.");
  submit();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("what the server finds wrong is shown at its field", async () => {
  answer = async () =>
    Response.json({ error: "invalid", fields: { email: "Please enter a valid email address" } }, { status: 422 });
  fillIn();
  submit();
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  expect(await screen.findByText("Failed to send message")).toBeTruthy();
});
