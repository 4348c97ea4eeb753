// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { SavedPassengersPanel } from "./saved-passengers-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noNeeds = { wheelchair: false, child_seat: "", allergy: "", language: "" };
const poppy = {
  ...noNeeds,
  id: "0190-1",
  first_name: "Poppy",
  last_name: "Hartwell",
  phone: "",
  needs: "Booster seat",
};
const write = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

test("a passenger is added, and the list is read again", async () => {
  let saved: object[] = [];
  const { sent } = drawSignedIn(<SavedPassengersPanel />, {
    "saved-passengers": () => ({ passengers: saved }),
    "save-passenger": (body) => {
      saved = [{ ...body, id: "0190-2" }];
      return { id: "0190-2" };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Add passenger" }));
  fireEvent.submit(await screen.findByRole("button", { name: /^Save passenger/ }));
  expect(await screen.findByText("First name is required")).toBeTruthy();
  write(/^First name/, "Oliver");
  write(/^Last name/, "Hartwell");
  fireEvent.submit(screen.getByRole("button", { name: /^Save passenger/ }));
  expect(await screen.findByText("Oliver Hartwell")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "save-passenger").map(({ body }) => body)).toEqual([
    { ...noNeeds, first_name: "Oliver", last_name: "Hartwell", phone: "", needs: "" },
  ]);
});

test("a saved one is changed by its id and removed after a question", async () => {
  const { sent } = drawSignedIn(<SavedPassengersPanel />, {
    "saved-passengers": () => ({ passengers: [poppy] }),
    "save-passenger": () => ({ id: poppy.id }),
    "remove-passenger": () => ({}),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Change Poppy Hartwell" }));
  write(/^Special requirements/, "");
  fireEvent.submit(screen.getByRole("button", { name: /^Save passenger/ }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "save-passenger")?.body).toEqual({ ...poppy, needs: "" }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Remove Poppy Hartwell" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent.find(({ name }) => name === "remove-passenger")?.body).toEqual({ id: poppy.id }));
});

test("a refusal is shown at the form, and nothing typed is lost", async () => {
  drawSignedIn(<SavedPassengersPanel />, {
    "saved-passengers": () => ({ passengers: [poppy] }),
    "save-passenger": () => refusal(409, "too_many", "You can keep at most 50."),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Add passenger" }));
  write(/^First name/, "Oliver");
  write(/^Last name/, "Hartwell");
  fireEvent.submit(screen.getByRole("button", { name: /^Save passenger/ }));
  expect(await screen.findByText("You can keep at most 50.")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^First name/ }).value).toBe("Oliver");
});
