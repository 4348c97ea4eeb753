// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { terms } from "#testing/builders/partners/a-record.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { type AdminPartner, partnerTerms } from "../contract.ts";
import { TermsSection } from "./terms-section.tsx";

vi.mock("#platform/browser/use-may.ts", () => ({ useMay: () => () => true }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const partner: AdminPartner = {
  id: "018f0000-0000-7000-8000-000000000001",
  version: 3,
  kind: "hotel",
  name: "Harbour House",
  status: "active",
  terms: terms({ commission_rate: 0.1, service_rates: { day_tour: 0.15 }, attribution_days: null }),
  bank: {
    bank_name: "",
    bank_account_name: "",
    bank_account_number: "",
    bank_branch_code: "",
    bank_account_type: "cheque",
  },
  markup_rate: 0,
  usual_attribution_days: 45,
  booking_link: "",
  contacts: [],
  notes: [],
  members: [],
  application_id: null,
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("empty terms stay empty, and an emptied rate means the usual one", async () => {
  const { sent } = drawSignedIn(<TermsSection partner={partner} />, { "save-partner-terms": () => ({ version: 4 }) });
  expect(field(/A visit counts for/).value).toBe("");
  expect([field(/Airport Transfer/).value, field(/Day Tour/).value]).toEqual(["", "15"]);
  fireEvent.change(field(/Day Tour/), { target: { value: "" } });
  fireEvent.change(field(/Airport Transfer/), { target: { value: "12" } });
  fireEvent.click(screen.getByRole("button", { name: "Save terms" }));
  const saves = () => sent.filter(({ body }) => "terms" in body);
  await waitFor(() => expect(saves()).toHaveLength(1));
  const saved = partnerTerms.parse(saves()[0]?.body.terms);
  expect(saved.attribution_days).toBeNull();
  expect(Object.entries(saved.service_rates).filter(([, rate]) => rate !== null)).toEqual([["airport_transfer", 0.12]]);
});
