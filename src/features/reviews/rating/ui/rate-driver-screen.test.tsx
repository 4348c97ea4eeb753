// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { RateDriverScreen } from "./rate-driver-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = {
  standing: "open",
  tip_link: null as string | null,
  photos: [],
  trip: {
    first_name: "Thandi",
    title: "Airport transfer",
    pickup_at: "2026-11-20T08:00:00.000Z",
    driver: "Sipho",
    from: "Cape Town International Airport",
    to: "12 Kloof Street, Gardens",
  },
};
const show = (answers: Answers, path = "/rate-driver?token=abc") => {
  const calls = answerCalls(answers);
  renderPage(<RateDriverScreen />, path);
  return calls;
};
const tap = (group: string, stars: number) =>
  fireEvent.click(
    within(screen.getByRole("group", { name: group })).getByRole("radio", { name: new RegExp(`^${stars} `) }),
  );

test("opening the link stores nothing; four taps and a comment do", async () => {
  const calls = show({ "read-rating": open, "give-rating": { standing: "given" } });
  await screen.findByText("Thandi, how was your trip?");
  expect(calls.map(({ name }) => name)).toEqual(["read-rating"]);
  for (const part of ["Overall", "Punctuality", "Vehicle", "Sipho’s driving"]) tap(part, 4);
  fireEvent.change(screen.getByLabelText(/Your review/), { target: { value: "On time." } });
  fireEvent.click(screen.getByLabelText(/You may publish/));
  fireEvent.click(await screen.findByLabelText("Publish it without my name"));
  fireEvent.click(screen.getByRole("button", { name: "Send rating" }));
  await screen.findByText("Thank you for your rating");
  expect(calls.at(-1)).toMatchObject({
    name: "give-rating",
    input: {
      token: "abc",
      overall: 4,
      punctuality: 4,
      vehicle: 4,
      driving: 4,
      words: "On time.",
      photos: [],
      may_show_photos: false,
      may_publish: true,
      is_anonymous: true,
      private_message: "",
      wants_reply: false,
    },
  });
});

test("if the company has a tip link, it appears after the rating and not before", async () => {
  const tip_link = "https://pay.example.co.za/cape-town-shuttle";
  show({ "read-rating": { ...open, tip_link }, "give-rating": { standing: "given" } });
  await screen.findByText("Thandi, how was your trip?");
  expect(screen.queryByRole("link", { name: /tip/ })).toBeNull();
  for (const part of ["Overall", "Punctuality", "Vehicle", "Sipho’s driving"]) tap(part, 5);
  fireEvent.click(screen.getByRole("button", { name: "Send rating" }));
  expect(await screen.findByRole("link", { name: "Leave a tip for Sipho" })).toHaveProperty("href", tip_link);
  screen.getByText(/The link opens pay\.example\.co\.za in a new tab/);
});

test("missing stars are asked for, and nothing is sent", async () => {
  const calls = show({ "read-rating": open });
  fireEvent.click(await screen.findByRole("button", { name: "Send rating" }));
  await screen.findByText("Choose 1 to 5 stars for the trip overall");
  expect(screen.getByText("Choose 1 to 5 stars for driving")).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(["read-rating"]);
});

test("three stars get an answer; publishing works the same", async () => {
  show({ "read-rating": open });
  await screen.findByText("Thandi, how was your trip?");
  expect(screen.queryByText(/A manager reads/)).toBeNull();
  tap("Overall", 3);
  expect(await screen.findByText(/A manager reads/)).toBeTruthy();
  expect(screen.getByLabelText(/You may publish/)).toBeTruthy();
  expect(screen.getByLabelText(/Tell us privately/)).toBeTruthy();
});

test.each([
  ["given", { standing: "given", trip: null, tip_link: null, photos: [] }, "You’ve already rated this trip"],
  ["expired", { standing: "expired", trip: null, tip_link: null, photos: [] }, "The time to rate this trip has passed"],
  ["wrong", 404, "We couldn’t open this rating"],
])("a link that is %s shows a message", async (_, answer, words) => {
  show({ "read-rating": answer });
  expect(await screen.findByRole("heading", { level: 1, name: words })).toBeTruthy();
});

test("without a token nothing is loaded", async () => {
  const calls = show({}, "/rate-driver");
  expect(await screen.findByText("We couldn’t open this rating")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("requests are stopped by a button, not by opening the link", async () => {
  const calls = show({ "stop-rating-requests": {} }, "/rate-driver?token=abc&stop=1");
  const button = await screen.findByRole("button", { name: "Stop rating requests" });
  expect(calls).toEqual([]);
  fireEvent.click(button);
  await screen.findByText("We’ve stopped rating requests");
  await eventually(() => expect(calls).toEqual([{ name: "stop-rating-requests", input: { token: "abc" } }]));
});

test("photographs that were sent are shown to their guest, who takes one back", async () => {
  const photos = [
    { id: "a", address: "/files/v1/a?code=1" },
    { id: "b", address: "/files/v1/b?code=1" },
  ];
  const given = { standing: "given", trip: null, tip_link: null, photos };
  const calls = show({ "read-rating": given, "remove-rating-photo": {} });
  fireEvent.click(await screen.findByRole("button", { name: "Remove photograph 2" }));
  await eventually(() =>
    expect(calls).toContainEqual({ name: "remove-rating-photo", input: { token: "abc", photo_id: "b" } }),
  );
});
