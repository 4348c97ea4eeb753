// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import type { Handover } from "../contract.ts";
import { HandoverBand } from "./handover-band.tsx";
import { HandoverMenu } from "./handover-menu.tsx";

const trip = {
  id: "t1",
  reference: "CTS-7K3M9Q",
  pickup_at: "2026-11-20T10:00:00.000Z",
  from: "Cape Town International Airport",
  to: "12 Kloof Street, Gardens",
};
const risks: Handover["risks"] = [
  { key: "no_driver t1", kind: "problem", text: "No driver", trip, is_solved: true },
  { key: "k1", kind: "task", text: "Call the hotel", trip: null, is_solved: false },
];
const waiting = (changes: Partial<Handover> = {}): Handover => ({
  id: "h1",
  note: "Van 3 pulls to the left.",
  risks,
  taken: null,
  is_own: false,
  given: { name: "Naledi Jacobs", at: "2026-11-20T12:00:00.000Z" },
  ...changes,
});
const inputOf = (calls: ReturnType<typeof answerCalls>, called: string) =>
  calls.findLast(({ name }) => name === called)?.input;
/** Menus open by a press of the pointer. */
const openMenu = async (item: string) => {
  fireEvent.keyDown(screen.getByRole("button", { name: "Handover" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T13:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a handover", () => {
  test("that waits is read, with what has been solved since, and signed", async () => {
    const calls = answerCalls({ "open-handover": { handover: waiting() }, "take-handover": { id: "h1" } });
    renderPage(<HandoverBand />);
    await screen.findByText("Handover by Naledi Jacobs, 14:00");
    expect(screen.getByText(/Waiting for you to take it, 1 thing open/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Read handover" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Handover" }));
    expect(dialog.getByText("Van 3 pulls to the left.")).toBeTruthy();
    expect(dialog.getAllByText("Solved")).toHaveLength(1);
    fireEvent.click(dialog.getByRole("button", { name: "Sign and take" }));
    await waitFor(() => expect(inputOf(calls, "take-handover")).toEqual({ handover_id: "h1" }));
  });

  test("of one’s own can only be withdrawn, and is printed with both signatures", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const calls = answerCalls({
      "open-handover": { handover: waiting({ is_own: true }) },
      "withdraw-handover": { id: "h1" },
    });
    renderPage(<HandoverBand />);
    fireEvent.click(await screen.findByRole("button", { name: "Open handover" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Handover" }));
    expect(dialog.queryByRole("button", { name: "Sign and take" })).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Print handover" }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelector("[data-sheet]")?.textContent).toMatch(/Naledi Jacobs.*Not taken yet/);
    fireEvent(window, new Event("afterprint"));
    fireEvent.click(dialog.getByRole("button", { name: "Withdraw handover" }));
    await waitFor(() => expect(inputOf(calls, "withdraw-handover")).toEqual({ handover_id: "h1" }));
  });

  test("is given with what is open and words of one’s own", async () => {
    const calls = answerCalls({ "preview-handover": { risks }, "give-handover": { id: "h1" } });
    renderPage(<HandoverMenu />);
    await openMenu("Hand over");
    const dialog = within(await screen.findByRole("dialog", { name: "Hand over" }));
    await dialog.findByText("Call the hotel");
    fireEvent.change(dialog.getByLabelText(/Note/), { target: { value: "All quiet." } });
    fireEvent.click(dialog.getByRole("button", { name: "Sign and hand over" }));
    await waitFor(() => expect(inputOf(calls, "give-handover")).toEqual({ note: "All quiet." }));
  });

  test("of the past is listed; without any the list says what will fill it", async () => {
    const taken = { name: "Pieter Botha", at: "2026-11-20T12:05:00.000Z" };
    answerCalls({ "list-handovers": { handovers: [waiting({ taken })], next: null } });
    renderPage(<HandoverMenu />);
    await openMenu("Past handovers");
    await screen.findByText(/Taken by Pieter Botha/);
    cleanup();
    answerCalls({ "list-handovers": { handovers: [], next: null } });
    renderPage(<HandoverMenu />);
    await openMenu("Past handovers");
    await screen.findByText("No handovers yet");
  });

  test("is not there while none waits", async () => {
    const calls = answerCalls({ "open-handover": { handover: null } });
    renderPage(<HandoverBand />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/Handover by/)).toBeNull();
  });
});
