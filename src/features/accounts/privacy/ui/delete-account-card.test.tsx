// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { consequences, DeleteAccountCard } from "./delete-account-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("deleting says what it means, then asks for the word and the password", async () => {
  const { sent } = drawSignedIn(<DeleteAccountCard />, {
    "my-profile": () => ({ has_password: true }),
    "delete-my-account": () => refusal(409, "upcoming_booking", "You have a booking that is still ahead."),
  });
  fireEvent.click(screen.getByRole("button", { name: "Delete my account" }));
  for (const sentence of consequences) expect(await screen.findByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  const send = await screen.findByRole("button", { name: /^Delete account/ });
  fireEvent.submit(send);
  expect(await screen.findByText("Enter DELETE.")).toBeTruthy();
  expect(screen.getByText("Enter your password.")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "delete-my-account")).toEqual([]);

  fireEvent.change(screen.getByLabelText(/^Enter DELETE/), { target: { value: "DELETE" } });
  fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value: "a pass word of mine" } });
  fireEvent.submit(send);
  expect(await screen.findByText("You have a booking that is still ahead.")).toBeTruthy();
  expect(sent.find(({ name }) => name === "delete-my-account")?.body).toEqual({
    confirmation: "DELETE",
    password: "a pass word of mine",
  });
});
