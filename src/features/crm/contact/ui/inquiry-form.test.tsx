// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactPage } from "#features/content/words/pages/contact-page.ts";
import { expectWarning } from "#testing/setup/expect-warning.ts";
import { inquiryServices } from "../contract.ts";
import { InquiryForm } from "./inquiry-form.tsx";

type Sent = { address: string; key: string | null; body: Record<string, unknown> };

/** The world's edge: what left the browser, and what comes back. */
let sent: Sent[];
let answer: () => Promise<Response>;
const onSent = vi.fn();

const beacon = vi.fn((_address: string, _report: Blob) => true);
const reports = () => beacon.mock.calls.map(([address]) => address);

beforeEach(() => {
  sent = [];
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  onSent.mockReset();
  answer = async () => Response.json({ success: true, reference: "M-1", answer_due_at: "2026-11-20T10:00:00.000Z" });
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    const key = new Headers(request.headers).get("idempotency-key");
    sent.push({ address, key, body: JSON.parse(String(request.body)) });
    return answer();
  });
  render(<InquiryForm words={contactPage.form} onSent={onSent} />);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const service = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Service/ });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Send/ });
const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

function fillIn() {
  write(field("Name"), "Lindiwe");
  write(field("Email"), "lindiwe@example.com");
  write(field("Message"), "Two of us, Friday, from the airport.");
}

test("offers every service the server knows, and no other", () => {
  const offered = [...service().options].map((option) => option.value);
  expect(offered).toEqual(["", ...inquiryServices]);
});

test("name, email and message are required; nothing is sent without them", async () => {
  fireEvent.submit(button());
  expect(await screen.findByText("Name is required")).toBeTruthy();
  expect(screen.getByText("Email is required")).toBeTruthy();
  expect(screen.getByText("Message is required")).toBeTruthy();
  expect(document.activeElement).toBe(field("Name"));
  expect(sent).toEqual([]);
});

test("an address that is none is named as such", async () => {
  fillIn();
  write(field("Email"), "lindiwe");
  fireEvent.submit(button());
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
});

test("phone and service are optional; once sent, the page moves on", async () => {
  fillIn();
  write(service(), "day_tour");
  fireEvent.submit(button());
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sent[0]?.address).toBe("/functions/v1/send-inquiry-confirmation");
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.body).toEqual({
    name: "Lindiwe",
    email: "lindiwe@example.com",
    phone: "",
    service: "day_tour",
    message: "Two of us, Friday, from the airport.",
    website: "",
  });
});

test.each<[string, () => Promise<Response>]>([
  ["an error of the server", async () => Response.json({ success: false, error: "broken" }, { status: 500 })],
  ["an answer that says it failed", async () => Response.json({ success: false, error: "broken" })],
  ["a page in place of an answer", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s keeps the form, says what to do, stays on the page and is logged", async (_what, failure) => {
  expectWarning(/^\[E-\w{6}\]/);
  answer = failure;
  fillIn();
  fireEvent.submit(button());
  expect((await screen.findAllByText("Failed to send message")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Please try again or call us directly.").length).toBeGreaterThan(0);
  expect(field("Message").value).toBe("Two of us, Friday, from the airport.");
  expect(onSent).not.toHaveBeenCalled();
  expect(reports()).toEqual(["/functions/v1/report-browser-error"]);
});

test("what the visitor can mend is shown at its field and is not logged as a failure of ours", async () => {
  answer = async () =>
    Response.json({ success: false, error: "invalid_input", fields: { email: "Not an address" } }, { status: 422 });
  fillIn();
  fireEvent.submit(button());
  expect(await screen.findByText("Not an address")).toBeTruthy();
  expect(reports()).toEqual([]);
});
