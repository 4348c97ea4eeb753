// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage, renderPublicPage } from "#testing/answer-calls.tsx";
import type { Wallet } from "../contract.ts";
import { CheckLicencesScreen } from "./check-licences-screen.tsx";
import { LicenceWalletCard } from "./licence-wallet-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vehicle = { plate: "CA 482-117", name: "Hyundai Staria", seats: 8 };
const documents: Wallet["documents"] = [
  { type: "operating_licence", name: "Operating licence", number: "OL 77", last_day: "2027-01-01", standing: "valid" },
  { type: "licence_disc", name: "Licence disc", number: "", last_day: "2026-10-01", standing: "expired" },
];
const wallet: Wallet = {
  company: "Cape Town Shuttle",
  driver: "Sipho Ndlovu",
  vehicle,
  documents,
  trip: {
    reference: "CTS-7K3M9Q",
    pickup_at: "2026-11-20T08:00:00.000Z",
    from: "Airport",
    to: "Sea Point",
    passengers: 3,
    passenger: "Thandi Mokoena",
  },
  read_at: "2026-11-20T07:00:00.000Z",
  code: { address: "https://capetownshuttle.example/check-licences?token=x", until: "2026-11-21T07:00:00.000Z" },
};

test("licences, trip order and the code are on one screen", async () => {
  answerCalls({ "my-wallet": wallet });
  renderPage(<LicenceWalletCard />);
  await screen.findByText("CA 482-117");
  screen.getByText("OL 77");
  screen.getByText("Expired");
  screen.getByText("Trip order CTS-7K3M9Q");
  // Even in the dark theme a camera needs a white background.
  const code = screen.getByRole("img", { name: "Code to check these licences" });
  expect(code.querySelector("rect")?.getAttribute("fill")).toBe("#fff");
});

test("without a vehicle there is no code to scan", async () => {
  answerCalls({ "my-wallet": { ...wallet, vehicle: null, trip: null, code: null } });
  renderPage(<LicenceWalletCard />);
  await screen.findByText("No vehicle today");
  expect(screen.queryByRole("img")).toBeNull();
});

test("an inspector sees how many are not valid", async () => {
  vi.stubGlobal("location", new URL("https://capetownshuttle.example/check-licences?token=x"));
  answerCalls({
    "inspect-licences": {
      company: "Cape Town Shuttle",
      driver: "S. Ndlovu",
      vehicle,
      documents,
      checked_at: "2026-11-20T07:00:00.000Z",
    },
  });
  renderPublicPage(<CheckLicencesScreen />, "/check-licences?token=x");
  await screen.findByRole("heading", { name: "1 of 2 not valid" });
  screen.getByText(/Driver: S. Ndlovu/);
});
