// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { Suggestion } from "../contract.ts";
import { SuggestionList } from "./suggestion-list.tsx";

vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: ["dispatcher"] } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const suggestion: Suggestion = {
  visit_id: "018f0000-0000-7000-8000-000000000001",
  event: "arrive",
  since: "2026-11-16T08:02:00.000Z",
  vehicle: { id: "v", plate: "CA 1", name: "Staria" },
  driver: { id: "d", name: "Sipho Ndlovu" },
  trip: {
    id: "t",
    version: 3,
    reference: "CTS-7K3M9Q",
    state: "en_route",
    pickup: "Airport",
    destination: "Sea Point",
    pickup_at: "2026-11-16T08:00:00.000Z",
    ends_at: "2026-11-16T09:00:00.000Z",
  },
};

const draw = () =>
  drawSignedIn(<SuggestionList suggestions={[suggestion]} />, {
    "record-trip-event": () => ({}),
    "decline-suggestion": () => ({}),
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("nothing is recorded until a person answers, and then only after the undo period", async () => {
  const { sent } = draw();
  expect(screen.getByText("Sipho Ndlovu seems to have arrived at Airport")).toBeDefined();
  await pass(20_000);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Mark arrived" }));
  await pass(5000);
  expect(sent).toEqual([]);
  await pass(2000);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: "record-trip-event", body: { trip_id: "t", version: 3, event: "arrive" } });
});

test("after an undo nothing is sent, and it can be answered again", async () => {
  const { sent } = draw();
  fireEvent.click(screen.getByRole("button", { name: "Not yet" }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await pass(20_000);
  expect(sent).toEqual([]);
  expect(screen.getByRole("button", { name: "Mark arrived" })).toBeDefined();
});

test("“not yet” is saved, so that no one is asked again; leaving the page confirms the answer", async () => {
  const { sent } = draw();
  fireEvent.click(screen.getByRole("button", { name: "Not yet" }));
  cleanup();
  await pass(100);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    name: "decline-suggestion",
    body: { visit_id: suggestion.visit_id },
  });
});
