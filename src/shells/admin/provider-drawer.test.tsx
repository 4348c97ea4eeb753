// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { bankAccount, terms } from "#testing/builders/partners/a-record.ts";
import { ProviderDrawer } from "./provider-drawer.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = { open: 0, expiring: 0, waiting: 0 };
const offer = {
  id: "o1",
  trip_id: "t1",
  reference: "CTS-AAAAAA",
  from: "Airport",
  to: "Gardens",
  offered_to: "Helderberg",
  pickup_at: "2026-11-28T07:00:00.000Z",
  offered_at: "2026-11-27T07:00:00.000Z",
  expires_at: null,
  plate: null,
  mode: "pool",
  rank: null,
  state: "offered",
  reason: null,
  payout_cents: 70_000,
  responded_at: null,
};

test("a provider’s drivers and vehicles lead to their records, beside documents and open offers", async () => {
  answerCalls({
    "partners-at-work": { partners: [{ id: "p1", name: "Helderberg" }], people: [] },
    "provider-document-owners": {
      owners: [
        { kind: "provider", id: "p1", name: "Helderberg", ...counts },
        { kind: "driver", id: "d1", name: "Werner Botha", ...counts, open: 1 },
        { kind: "vehicle", id: "v1", plate: "CFM 41806", name: "CFM 41806", ...counts, waiting: 2 },
      ],
    },
    "list-documents": { types: [], may_upload: true, may_verify: true },
    "read-partner": {
      id: "p1",
      version: 1,
      kind: "driver_provider",
      name: "Helderberg",
      status: "active",
      application_id: "a1",
      terms: terms(),
      bank: bankAccount,
      usual_attribution_days: 45,
      booking_link: "",
      markup_rate: 0,
      contacts: [],
      notes: [],
      members: [],
    },
    "offers-log": { offers: [offer], next: null },
  });
  renderPage(<ProviderDrawer providerId="p1" onClose={() => {}} />);
  const driver = await screen.findByRole("link", { name: "Werner Botha" });
  expect(driver.getAttribute("href")).toBe("/admin/drivers?driver=d1");
  expect(screen.getByRole("link", { name: "CFM 41806" }).getAttribute("href")).toBe("/admin/vehicles?vehicle=v1");
  expect(screen.getByText("1 to upload")).toBeTruthy();
  expect(screen.getByText("2 to verify")).toBeTruthy();
  expect(await screen.findByText(/payout R700/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Enter answer of Helderberg" })).toBeTruthy();
  const standing = await screen.findByRole("link", { name: "Suspend or end partnership" });
  expect(standing.getAttribute("href")).toBe("/admin/partner-drivers?application=a1");
  expect(screen.getByRole("tab", { name: "Documents" })).toBeTruthy();
  expect(screen.queryByRole("tab", { name: "Commission" })).toBeNull();
  expect(screen.queryByRole("textbox", { name: /Partner code/ })).toBeNull();
});
