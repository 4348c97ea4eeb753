// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactPage } from "#features/content/words/contact-page.ts";
import { inquiryServices } from "../contract.ts";
import { InquiryForm } from "./inquiry-form.tsx";

type Sent = { address: string; key: string | null; body: Record<string, unknown> };

/** The world's edge: what left the browser, and what comes back. */
let sent: Sent[];
let answer: () => Promise<Response>;
const onSent = vi.fn();

beforeEach(() => {
  sent = [];
  onSent.mockReset();
  answer = async () => Response.json({ reference: "M-1" });
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    const key = new Headers(request.headers).get("idempotency-key");
    sent.push({ address, key, body: JSON.parse(String(request.body)) });
    return answer();
  });
  render(<InquiryForm words={contactPage.form} onSent={onSent} />);
});

afterEach(() => {
  cleanup();
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

test("offers every service the server knows, and none besides", () => {
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

test("failure keeps the form, says what to do and stays on the page", async () => {
  answer = async () => Response.json({ error: "broken" }, { status: 500 });
  fillIn();
  fireEvent.submit(button());
  expect(await screen.findByText("Failed to send message")).toBeTruthy();
  expect(screen.getByText("Please try again or call us directly.")).toBeTruthy();
  expect(field("Message").value).toBe("Two of us, Friday, from the airport.");
  expect(onSent).not.toHaveBeenCalled();
});
