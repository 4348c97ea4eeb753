// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { SosButton } from "./sos-button.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const raisedAt = "2026-11-20T08:00:00.000Z";
const own = (changes = {}) => ({ state: "open", raised_at: raisedAt, taken_by: null, taken_at: null, ...changes });
const numbers = { numbers: [{ label: "Dispatch", number: "+27 21 555 0123" }] };
const raises = (request: readonly { name: string }[]) => request.filter(({ name }) => name === "raise-sos");
const button = () => screen.getByRole("button", { name: /^SOS: hold/ });

/** Holds the space bar for this long, without real waiting. */
async function holdFor(ms: number, held = button()) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.keyDown(held, { key: " " });
  act(() => void vi.advanceTimersByTime(ms));
  fireEvent.keyUp(held, { key: " " });
  vi.useRealTimers();
}

test("held for three seconds it alerts our team once, and shows who has accepted", async () => {
  const calls = answerCalls({
    "sos-numbers": numbers,
    "raise-sos": own(),
    "follow-my-sos": own({ state: "taken", taken_by: "Naledi", taken_at: raisedAt }),
  });
  renderPage(<SosButton />);
  await holdFor(3000);
  await screen.findByText("Our team has your alarm");
  await screen.findByText(/^Naledi took it at 10:00/);
  expect(raises(calls)).toMatchObject([{ input: { is_silent: false } }]);
});

test("the phone does not ask about an alarm before the server has it", async () => {
  const known: string[] = [];
  answerCalls({
    "sos-numbers": numbers,
    "raise-sos": ({ key }: { key: string }) => {
      known.push(key);
      return own();
    },
    "follow-my-sos": ({ key }: { key: string }) => (known.includes(key) ? own() : 404),
  });
  renderPage(<SosButton />);
  await holdFor(3000);
  await screen.findByText("Your SOS is on all our team’s screens");
  expect(localStorage.getItem("cts-sos-active")).toBe(known[0]);
});

test("a short press raises no alarm, and shows the numbers to call", async () => {
  const calls = answerCalls({ "sos-numbers": numbers });
  renderPage(<SosButton />);
  await holdFor(1500);
  expect(await screen.findByRole("link", { name: /Dispatch/ })).toHaveProperty("href", "tel:+27215550123");
  expect(screen.getByRole("link", { name: /Police/ })).toHaveProperty("href", "tel:10111");
  expect(raises(calls)).toEqual([]);
});

test("offline it says so with the numbers to call, and is sent later with the same key", async () => {
  const before = answerCalls({ "sos-numbers": numbers, "raise-sos": 503 });
  renderPage(<SosButton />);
  await holdFor(3000);
  await screen.findByText("Your SOS isn’t sent: no connection");
  const requests = answerCalls({ "raise-sos": own(), "follow-my-sos": own({ state: "closed" }) });
  dispatchEvent(new Event("online"));
  await eventually(() => expect(raises(requests)).toHaveLength(1));
  const keyOf = (calls: readonly { name: string }[]) => (raises(calls)[0] as { input?: { key: string } }).input?.key;
  expect(keyOf(requests)).toBe(keyOf(before));
  await eventually(() => expect(localStorage.getItem("cts-sos-active")).toBe(""));
});

test("in silent mode nothing on the screen changes, and our team sees that it is silent", async () => {
  localStorage.setItem("cts-sos-silent", "yes");
  const calls = answerCalls({ "sos-numbers": numbers, "raise-sos": own(), "follow-my-sos": own() });
  const { container } = renderPage(<SosButton />);
  const before = container.innerHTML;
  await holdFor(3000);
  await eventually(() => expect(raises(calls)).toMatchObject([{ input: { is_silent: true } }]));
  expect(container.innerHTML).toBe(before);
});

test("held in silent mode, the open sheet closes without a message", async () => {
  localStorage.setItem("cts-sos-silent", "yes");
  const calls = answerCalls({ "sos-numbers": numbers, "raise-sos": own(), "follow-my-sos": own() });
  renderPage(<SosButton />);
  fireEvent.click(button());
  const held = await screen.findByRole("button", { name: "Hold for three seconds" });
  await holdFor(3000, held);
  await eventually(() => expect(raises(calls)).toMatchObject([{ input: { is_silent: true } }]));
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/Your SOS/)).toBeNull();
});
