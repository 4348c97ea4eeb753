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

const shuttle = {
  id: "shuttle",
  name: "Shuttle",
  fewest: 4,
  most: 14,
  bags: 10,
  comfort: 1,
  grade: "Standard",
  is_base: false,
  drawing: "shuttle",
  state: "on_sale",
};
const all = (version = 0) =>
  Object.fromEntries(
    settingsParts.map((part) => [part, { value: sampleSettings[part], version, updated_at: null, updated_by: null }]),
  );
const answers = {
  "read-settings": () => all(),
  "company-details": () => sampleCompany,
  "vehicle-classes": () => ({ classes: [shuttle] }),
  "list-services": () => ({ services: [] }),
};
const board = (
  <SettingsBoard
    tariff={() => <p>The tariff</p>}
    promos={<p>The codes</p>}
    tours={() => <p>The tours</p>}
    services={() => <p>The services</p>}
    classes={<p>The classes</p>}
    extras={<p>The extras</p>}
    documents={<p>The documents</p>}
    claims={null}
    legal={() => null}
  />
);
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

test("anyone who was slower reads who was first, sees both beside each other, and keeps theirs or takes the other’s", async () => {
  const said = "Naledi Dube changed these settings just now.";
  let saved = { ...sampleSettings.banking };
  let version = 0;
  const read = () => ({ ...all(), banking: { value: saved, version, updated_at: null, updated_by: null } });
  const save_ = (body: object) => {
    const { version: seen, value } = body as { version: number; value: typeof saved };
    if (seen !== version) return refusal(409, "changed_meanwhile", said);
    [saved, version] = [value, version + 1];
    return read();
  };
  const { sent } = drawSignedIn(
    board,
    { ...answers, "read-settings": read, "save-settings": save_ },
    "/admin/settings?part=banking",
  );
  await screen.findByRole("textbox", { name: /^Bank/ });
  const slower = async (mine: string, theirs: typeof saved) => {
    type(/^Bank/, mine);
    [saved, version] = [theirs, version + 1];
    save();
    const panel = within(await screen.findByRole("region", { name: "Someone else’s changes" }));
    expect(panel.getByText(said)).toBeTruthy();
    return panel;
  };
  const shown = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Bank/ }).value;

  const first = await slower("Mine", { ...saved, bank: "Theirs", accountName: "Cape Shuttle" });
  await first.findByText("Theirs", { selector: "p" });
  expect(first.getByText("Mine")).toBeTruthy();
  fireEvent.click(first.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(saved).toMatchObject({ bank: "Mine", accountName: "Cape Shuttle" }));
  await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());

  const second = await slower("Mine again", { ...saved, bank: "Theirs again" });
  fireEvent.click(await second.findByRole("button", { name: "Take theirs" }));
  expect(shown()).toBe("Theirs again");
  expect(saved.bank).toBe("Theirs again");

  save();
  await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
  const third = await slower("Only mine", { ...saved, accountName: "Another name" });
  expect(await third.findByText(/What they changed is in the form now/)).toBeTruthy();
  save();
  await waitFor(() => expect(saved).toMatchObject({ bank: "Only mine", accountName: "Another name" }));
  expect(sent.filter(({ name }) => name === "save-settings")).toHaveLength(6);
});

test("a holiday that is moved is taken out by law and waits for its new date", async () => {
  const { sent } = drawSignedIn(board, { ...answers, "save-settings": () => all(1) }, "/admin/settings?part=holidays");
  const panel = within(await screen.findByRole("tabpanel", { name: "Public holidays" }));
  fireEvent.click(panel.getAllByText("Move")[0] as HTMLElement);
  expect(panel.getByLabelText<HTMLInputElement>(/^Holiday/).value).toBe("New Year’s Day");
  save();
  expect(await panel.findByText("Enter a date")).toBeTruthy();
  const date = panel.getByLabelText(/^Date/);
  fireEvent.change(date, { target: { value: "2027-01-04" } });
  fireEvent.blur(date);
  save();
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "save-settings")?.body).toMatchObject({
      part: "holidays",
      value: { added: [{ on: "2027-01-04", name: "New Year’s Day" }], removed: [expect.stringMatching(/-01-01$/)] },
    }),
  );
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
  fireEvent.change(await area.findByRole("textbox", { name: /^Shuttle/ }), { target: { value: "5" } });
  save();
  const { airport } = sampleSettings.instantHours;
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "save-settings")?.body).toMatchObject({
      part: "instantHours",
      value: { ...sampleSettings.instantHours, airport: { ...airport, shuttle: 5 } },
    }),
  );
});
