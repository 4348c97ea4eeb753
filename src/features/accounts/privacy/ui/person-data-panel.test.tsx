// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { blockedTexts } from "../contract.ts";
import { PersonDataPanel } from "./person-data-panel.tsx";

// Its timers would outlive this file's DOM; only the text of the toast matters here.
const said = vi.hoisted(() => [] as string[]);
vi.mock("#design/overlay/toast.tsx", () => ({ toast: async ({ title }: { title: string }) => void said.push(title) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  said.length = 0;
});

const email = "emily@example.com";
const person = { email, name: "Emily Hartwell", phone: "+44 7700 900142", has_account: false, last_seen_at: null };
const rules = [
  { task: "a", keeps: "Messages: 365 days.", tables: [] },
  { task: "b", keeps: "Files: 1 day.", tables: [{ title: "Stored files", emptied: 2, deleted: 4 }] },
];
const law = "What was supplied: VAT Act; five years.";
const erasure = { tables: [{ title: "Booking notes", emptied: 0, deleted: 3 }], kept: [law] };
const counts = [{ kind: "Bookings", count: 8 }];
const held = { email, name: "Emily Hartwell", has_account: false, counts, erasure };

const draw = (obstacles: readonly string[] = [], address = "/admin/super-user") =>
  drawSignedIn(
    <PersonDataPanel />,
    {
      "find-person-data": ({ search }) => ({ people: search === email ? [person] : [] }),
      "person-data": () => ({ ...held, obstacles }),
      "list-retention": () => ({ rules }),
      "find-mentions": () => ({ places: [{ title: "Bank lines", rows: 2, is_kept: true }] }),
      "erase-person-data": () => ({ records: 8 }),
    },
    address,
  );

const lookUp = (search: string) => {
  fireEvent.change(screen.getByLabelText("Email, phone, name or reference"), { target: { value: search } });
  fireEvent.click(screen.getByRole("button", { name: "Look up" }));
};

test("a person is found, shown with what we hold, and left again", async () => {
  const { sent, router } = draw();
  lookUp("em");
  expect(await screen.findByText("Enter at least 3 characters.")).toBeTruthy();
  expect(sent).toEqual([]);
  lookUp("nothing@example.com");
  expect(await screen.findByText("No personal data found")).toBeTruthy();
  lookUp(email);
  fireEvent.click(await screen.findByRole("button", { name: "What we hold" }));
  expect(await screen.findByText("Bookings")).toBeTruthy();
  expect(router.state.location.search).toContain("email=emily");
  fireEvent.click(screen.getByRole("button", { name: "Back to the results" }));
  expect(await screen.findByText("+44 7700 900142", { exact: false })).toBeTruthy();
});

test("erasing takes the typed word, how we know who asks, and a reason; what goes and what stays is said before", async () => {
  const { sent } = draw([], `/admin/super-user?person=${email}&email=${email}`);
  const erased = () => sent.filter(({ name }) => name === "erase-person-data").map(({ body }) => body);
  expect(await screen.findByText("3 deleted")).toBeTruthy();
  expect(screen.getByText(law)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Erase this person" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Erase Emily Hartwell?" }));
  const confirm = dialog.getByRole("button", { name: "Erase this person" });
  fireEvent.click(confirm);
  expect(await dialog.findByText("Enter ERASE")).toBeTruthy();
  expect(erased()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Enter ERASE/), { target: { value: "ERASE" } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "Asked by phone" } });
  fireEvent.click(confirm);
  expect(await dialog.findByText("Choose how you checked who is asking")).toBeTruthy();
  expect(erased()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^How you checked/), { target: { value: "called_back" } });
  fireEvent.click(confirm);
  await waitFor(() => expect(said).toEqual(["Person erased"]));
  expect(erased()).toEqual([
    { email, identity: "called_back", confirmation: "ERASE", reason: "Asked by phone", request_id: null },
  ]);
});

test("no one found, too little typed, and a search that fails are said", async () => {
  draw();
  lookUp("ab");
  expect(await screen.findByText("Enter at least 3 characters.")).toBeTruthy();
  lookUp("nobody@example.com");
  expect(await screen.findByText("No personal data found")).toBeTruthy();
  cleanup();
  const broken = { "find-person-data": () => refusal(500, "broken", "Something broke.") };
  drawSignedIn(<PersonDataPanel />, broken, `/admin/super-user?person=${email}`);
  expect(await screen.findByText(/Something broke/)).toBeTruthy();
});

test("who cannot be erased yet: every reason is said, and the button is off", async () => {
  draw([blockedTexts.open_refund, blockedTexts.upcoming_booking], `/admin/super-user?person=${email}&email=${email}`);
  expect(await screen.findByText(blockedTexts.open_refund)).toBeTruthy();
  expect(screen.getByText(blockedTexts.upcoming_booking)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Erase this person" }).disabled).toBe(true);
});

test("every table is searched on request, and what the law keeps is marked", async () => {
  const { sent } = draw([], `/admin/super-user?person=${email}`);
  fireEvent.click(await screen.findByRole("button", { name: "Search every table" }));
  expect(await screen.findByText("Bank lines")).toBeTruthy();
  expect(screen.getByText("Kept by law")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "find-mentions").map(({ body }) => body)).toEqual([{ search: email }]);
});

test("how long data is kept is said with what would go now, once it is asked for", async () => {
  const { sent } = draw();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Count what would go now" }));
  expect(await screen.findByText("Messages: 365 days.")).toBeTruthy();
  expect(screen.getByText("Nothing would go now")).toBeTruthy();
  expect(screen.getByText(/4 deleted, 2 emptied/)).toBeTruthy();
});
