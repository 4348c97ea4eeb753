// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { DutySwitch } from "./duty-switch.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T13:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const off = { on_since: null, every_seconds: null, locked: null };
const on = { on_since: "2026-11-20T06:05:00.000Z", every_seconds: 60, locked: null };

test("a driver goes on duty, and reads what the phone does from then on", async () => {
  let duty: object = off;
  const calls = answerCalls({
    "my-duty": () => duty,
    "set-my-duty": () => {
      duty = on;
      return on;
    },
  });
  renderPage(<DutySwitch />);
  await screen.findByText("Your phone doesn’t send its position.");
  fireEvent.click(screen.getByRole("switch", { name: /Off duty/ }));
  await screen.findByText("Since 08:05. Your phone sends its position once a minute.");
  expect(calls).toContainEqual({ name: "set-my-duty", input: { is_on: true } });
});

test.each([
  [{ ...on, every_seconds: 5 }, "Since 08:05. Your phone sends its position every 5 seconds."],
  [{ ...on, every_seconds: null }, "Since 08:05. Your phone sends its position once you have a trip."],
  [{ ...off, every_seconds: 60 }, "For your trip or shift. Your phone sends its position once a minute."],
])("%o: %s", async (duty, text) => {
  answerCalls({ "my-duty": duty });
  renderPage(<DutySwitch />);
  await screen.findByText(text);
});

test("a refusal is shown, and the switch stays as it is", async () => {
  answerCalls({ "my-duty": on, "set-my-duty": 409 });
  renderPage(<DutySwitch />);
  fireEvent.click(await screen.findByRole("switch", { name: /On duty/ }));
  await screen.findByRole("alert");
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
});

test.each([
  [{ ...on, every_seconds: 5, locked: "on_the_road" }, /You’re driving a trip\. Complete it first/],
  [{ ...off, locked: "not_active" }, /You can’t go on duty while your driver profile isn’t active\./],
])("a locked switch can’t be turned, and says why: %o", async (duty, text) => {
  answerCalls({ "my-duty": duty });
  renderPage(<DutySwitch />);
  await screen.findByText(text);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true);
});

test("a duty that began before midnight shows its day", async () => {
  vi.setSystemTime(new Date("2026-12-31T22:50:00Z"));
  answerCalls({ "my-duty": { on_since: "2026-12-31T21:05:00.000Z", every_seconds: 60 } });
  renderPage(<DutySwitch />);
  await screen.findByText("Since Thu 31 Dec, 23:05. Your phone sends its position once a minute.");
});
