// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { answerCalls, renderPublicPage } from "#testing/answer-calls.tsx";
import type { SharedTrip } from "../access-contract.ts";
import { SharedTripScreen } from "./shared-trip-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const trip: SharedTrip = {
  title: "Airport Transfer",
  state: "confirmed",
  status: "confirmed",
  first_name: "Thandi",
  board_name: "Thandi Mokoena",
  passengers: 2,
  drives: [
    {
      leg: 1,
      state: "assigned",
      pickup_at: "2026-11-28T12:00:00.000Z",
      pickup_location: "Cape Town International Airport",
      destination: "Gardens, Cape Town",
      vehicle_kind: "Shuttle",
      sold_drawing: "shuttle",
      sold_picture: null,
      drivers: [{ first_name: "Sipho", vehicle: "White Hyundai Staria", plate: "CA 482-117" }],
    },
  ],
};

const open = (path: string) => renderPublicPage(<SharedTripScreen company={sampleCompany} />, path);

test("who comes along sees when, where, who drives, and where to meet", async () => {
  answerCalls({ "read-shared-trip": trip });
  open("/shared-trip?trip=x");
  await screen.findByRole("heading", { name: "Airport Transfer" });
  screen.getByText("Thandi shared this trip with you");
  screen.getByText("CA 482-117");
  screen.getByText(/2 passengers. Vehicle class: Shuttle/);
  screen.getByRole("heading", { name: "Where to meet: Arrivals hall" });
  screen.getByText(/a board that says Thandi Mokoena/);
});

test("a link that does not work says so", async () => {
  answerCalls({ "read-shared-trip": 404 });
  open("/shared-trip?trip=x");
  expect(await screen.findByText("Broken for a test.")).toBeTruthy();
});

test("without a link it says what to do", async () => {
  answerCalls({});
  open("/shared-trip");
  await screen.findByText("Open the link you were sent to see the trip.");
});
