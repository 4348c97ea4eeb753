// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { settingsParts } from "#domain/company/company-settings.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { AllSettings } from "../contract.ts";
import { SendersSection } from "./senders-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = Object.fromEntries(
  settingsParts.map((part) => [part, { value: sampleSettings[part], version: 3, updated_at: null, updated_by: null }]),
) as unknown as AllSettings;
const configured = {
  from: "post@garden.example",
  replies: "hello@garden.example",
  inbox: "reply@garden.example",
  mail_host: "smtp.garden.example",
  site_host: "www.garden.example",
  is_site_set: true,
};

function draw(defaults: object) {
  const save = vi.fn(async () => undefined);
  drawSignedIn(<SendersSection settings={settings} save={save} onUnsaved={() => {}} />, {
    "sender-defaults": () => defaults,
  });
  return save;
}

test("the screen names what the server’s configuration decides", async () => {
  draw(configured);
  expect(await screen.findByText(/SITE_URL decides this one: www\.garden\.example/)).toBeTruthy();
  expect(screen.getByRole("textbox", { name: /^Domain in texts/ }).hasAttribute("readonly")).toBe(true);
  expect(screen.getByText(/MAIL_REPLY_TO \(reply@garden\.example\) decides those/)).toBeTruthy();
  expect(screen.getByRole("textbox", { name: /^Sender of accounts/ }).getAttribute("placeholder")).toBe(
    "post@garden.example",
  );
});

test("each domain has its entries as it is typed, and what is no address is refused", async () => {
  const save = draw({ ...configured, inbox: null, mail_host: null, is_site_set: false });
  expect(await screen.findByText("No mail server is set up")).toBeTruthy();
  const documents = screen.getByRole("textbox", { name: /^Sender of documents/ });
  fireEvent.change(documents, { target: { value: "accounts@other.example" } });
  expect(await screen.findByText("_dmarc.other.example")).toBeTruthy();
  expect(screen.getByText("_dmarc.garden.example")).toBeTruthy();
  fireEvent.change(documents, { target: { value: "accounts" } });
  fireEvent.click(await screen.findByRole("button", { name: /^Save/ }));
  expect(await screen.findByText("Enter an address such as bookings@example.co.za")).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});
