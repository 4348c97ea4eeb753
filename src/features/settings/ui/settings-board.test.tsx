// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleCompany, sampleSettings } from "#db/seed/people/sample-company.ts";
import { settingsParts } from "#domain/company/company-settings.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { SettingsBoard } from "./settings-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const all = (version = 0) =>
  Object.fromEntries(
    settingsParts.map((part) => [part, { value: sampleSettings[part], version, updated_at: null, updated_by: null }]),
  );
const answers = { "read-settings": () => all(), "company-details": () => sampleCompany };
const board = <SettingsBoard tariff={() => <p>The tariff</p>} documents={<p>The documents</p>} />;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
/** All tabs stay rendered, each with its own button: the visible one is meant. */
const save = () => fireEvent.click(within(screen.getByRole("tabpanel")).getByRole("button", { name: /^Save/ }));

test("input counts as unsaved until it is saved, on the version it started from", async () => {
  const { sent } = drawSignedIn(board, { ...answers, "save-settings": () => all(1) }, "/admin/settings?part=banking");
  await screen.findByRole("textbox", { name: /^Bank/ });
  expect(screen.queryByText("Not saved yet")).toBeNull();
  type(/^Bank/, "Another Bank");
  expect(await screen.findByText("Not saved yet")).toBeTruthy();
  expect(screen.getByRole("tab", { name: /Banking.*not saved yet/ })).toBeTruthy();
  save();
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "save-settings")?.body).toMatchObject({
      part: "banking",
      version: 0,
      value: { ...sampleSettings.banking, bank: "Another Bank" },
    }),
  );
});

test("a person who saves too late gets a message, and can see the other’s changes", async () => {
  const refused = () => refusal(409, "changed_meanwhile", "Somebody else has saved this in the meantime.");
  drawSignedIn(board, { ...answers, "save-settings": refused }, "/admin/settings?part=banking");
  await screen.findByRole("textbox", { name: /^Bank/ });
  type(/^Bank/, "Another Bank");
  save();
  expect(await screen.findByText("Someone else has just changed these settings")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show theirs" })).toBeTruthy();
});

test("leaving with unsaved input asks first", async () => {
  const { router } = drawSignedIn(board, answers, "/admin/settings?part=banking");
  await screen.findByRole("textbox", { name: /^Bank/ });
  type(/^Bank/, "Another Bank");
  await screen.findByText("Not saved yet");
  void router.navigate("/admin");
  expect(await screen.findByText("Not saved yet: Banking.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stay here" }));
  expect(router.state.location.pathname).toBe("/admin/settings");
});

test("a new VAT rate is added before its date; the form refuses two on one day", async () => {
  const { sent } = drawSignedIn(board, { ...answers, "save-settings": () => all(1) }, "/admin/settings?part=tax");
  fireEvent.click(await screen.findByRole("button", { name: "Add a rate" }));
  fireEvent.click(screen.getByRole("button", { name: "Add a rate" }));
  save();
  expect(await screen.findByText("Each date can have one rate only")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove rate 1" }));
  save();
  await waitFor(() => {
    const body = sent.find(({ name }) => name === "save-settings")?.body as { value: { rates: unknown[] } };
    expect(body?.value.rates).toHaveLength(2);
  });
});

test("the notice for instant confirmation is set by area and by vehicle class", async () => {
  const { sent } = drawSignedIn(board, { ...answers, "save-settings": () => all(1) }, "/admin/settings?part=instant");
  const area = within(await screen.findByRole("group", { name: "To or from an airport" }));
  fireEvent.change(area.getByRole("textbox", { name: /^Shuttle/ }), { target: { value: "5" } });
  save();
  const { airport } = sampleSettings.instantHours;
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "save-settings")?.body).toMatchObject({
      part: "instantHours",
      value: { ...sampleSettings.instantHours, airport: { ...airport, shuttle: 5 } },
    }),
  );
});
