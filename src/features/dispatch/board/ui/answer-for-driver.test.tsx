// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { AnswerForDriver } from "./answer-for-driver.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (isPool = false) => {
  renderPage(<AnswerForDriver offerId="o1" who="Sipho Ndlovu" isPool={isPool} />);
  fireEvent.click(screen.getByRole("button", { name: "Enter answer of Sipho Ndlovu" }));
  return within(await screen.findByRole("dialog"));
};
const confirm = (dialog: Awaited<ReturnType<typeof open>>) =>
  fireEvent.click(dialog.getByRole("button", { name: "Enter answer" }));

test("an answer needs a reason, and is sent with it", async () => {
  const calls = answerCalls({ "answer-offer-for": { standing: "accepted" } });
  const dialog = await open();
  confirm(dialog);
  expect(await dialog.findByText("Enter how you know")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "Said yes by phone" } });
  confirm(dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.map(({ input }) => input)).toEqual([{ offer_id: "o1", answer: "accept", reason: "Said yes by phone" }]);
});

test("what speaks against it is shown in full, and what was typed stays", async () => {
  const details = { reasons: ["The driver or the vehicle has another trip then."] };
  const body = { success: false, error: "blocked", message: "The driver can’t take this trip as it is.", details };
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 409 }));
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "By phone" } });
  confirm(dialog);
  expect(await dialog.findByText(/as it is\. The driver or the vehicle has another trip then\./)).toBeTruthy();
  expect(dialog.getByDisplayValue("By phone")).toBeTruthy();
});

test("for a provider all that can be said is no", async () => {
  answerCalls({});
  const dialog = await open(true);
  expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Declines the trip"]);
});
