// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aShownOffer } from "#testing/builders/dispatch/a-shown-offer.ts";
import { eventually } from "#testing/eventually.ts";
import { ConfirmErrorScreen } from "./confirm-error-screen.tsx";
import { ConfirmSuccessScreen } from "./confirm-success-screen.tsx";
import { ConfirmTripScreen } from "./confirm-trip-screen.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const phone = "+27 21 555 0123";
const show = (answers: Answers, path = "/driver/confirm-trip?token=abc") => {
  const calls = answerCalls(answers);
  return { calls, ...renderPage(<ConfirmTripScreen phone={phone} />, path) };
};
const accepted = aShownOffer({
  standing: "accepted",
  reconfirmation: "asked",
  details: {
    reference: "CTS-7K3M9Q",
    pickup_location: "Cape Town International Airport",
    stops: [],
    flight: "BA 59",
    destination: "12 Kloof Street, Gardens",
    passenger_name: "Thandi Mokoena",
    passenger_phone: null,
    notes: null,
  },
});

test("opening the link shows the trip without answering; the button accepts", async () => {
  const { calls, router } = show({ "read-offer": aShownOffer(), "answer-offer": { standing: "accepted" } });
  await screen.findByText("Sipho, can you drive this trip?");
  expect(screen.getByText("R650")).toBeTruthy();
  expect(screen.getByText("Gardens")).toBeTruthy();
  expect(screen.getByText("1 h 0 min left")).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(["read-offer"]);
  fireEvent.click(screen.getByRole("button", { name: "Accept trip" }));
  await eventually(() => expect(router.state.location.pathname).toBe("/driver/confirm/success"));
  expect(calls).toContainEqual({ name: "answer-offer", input: { token: "abc", answer: "accept" } });
  expect(router.state.location.search).toBe("?done=accepted&token=abc");
});

test("declining asks for an optional reason", async () => {
  const { calls, router } = show({ "read-offer": aShownOffer(), "answer-offer": { standing: "declined" } });
  fireEvent.click(await screen.findByRole("button", { name: "Decline trip" }));
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "On leave" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Decline trip" }).at(-1) as HTMLElement);
  await eventually(() => expect(router.state.location.search).toBe("?done=declined&token=abc"));
  expect(calls.at(-1)).toEqual({
    name: "answer-offer",
    input: { token: "abc", answer: "decline", reason: "On leave" },
  });
});

test("a driver who may not drive sees why, and can still decline", async () => {
  show({ "read-offer": aShownOffer(), "answer-offer": 409 });
  fireEvent.click(await screen.findByRole("button", { name: "Accept trip" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test("some hours before the pickup the same link asks to reconfirm and shows the passenger’s details", async () => {
  const { router } = show({ "read-offer": accepted, "reconfirm-trip": { state: "reconfirmed" } });
  expect(await screen.findByText("Thandi Mokoena")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Reconfirm trip" }));
  await eventually(() => expect(router.state.location.search).toBe("?done=reconfirmed&token=abc"));
});

test.each([
  ["taken", "?reason=taken"],
  ["expired", "?reason=expired"],
  ["withdrawn", "?reason=withdrawn"],
  ["declined", "?reason=declined"],
] as const)("an offer that is %s leads to the matching page", async (standing, search) => {
  const { router } = show({ "read-offer": aShownOffer({ standing }) });
  await eventually(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(`/driver/confirm/error${search}`),
  );
});

test.each([
  ["a link that opens nothing", "/driver/confirm-trip?token=abc"],
  ["no link at all", "/driver/confirm-trip"],
])("%s leads to the matching page", async (_what, path) => {
  const { router } = show({ "read-offer": 404 }, path);
  await eventually(() => expect(router.state.location.search).toBe("?reason=wrong-link"));
});

test.each([
  ["taken", "Another driver has this trip"],
  ["expired", "This offer has expired"],
  ["withdrawn", "This offer has been withdrawn"],
  ["wrong-link", "We couldn’t open this trip"],
  ["anything else", "We couldn’t open this trip"],
])("the error page for %s says: %s", (reason, title) => {
  renderPage(<ConfirmErrorScreen phone={phone} />, `/driver/confirm/error?reason=${encodeURIComponent(reason)}`);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: phone }).getAttribute("href")).toBe("tel:+27215550123");
});

test("after accepting, the success page shows the address and the passenger", async () => {
  answerCalls({ "read-offer": accepted });
  renderPage(<ConfirmSuccessScreen phone={phone} />, "/driver/confirm/success?done=accepted&token=abc");
  expect(await screen.findByRole("heading", { name: "Trip accepted" })).toBeTruthy();
  expect(await screen.findByText("12 Kloof Street, Gardens")).toBeTruthy();
  expect(screen.getByText("Thandi Mokoena")).toBeTruthy();
});

test.each([
  ["an address without a link", "", "We couldn’t open this trip", accepted],
  ["a link that is none of ours", "?done=accepted&token=abc", "We couldn’t open this trip", 404],
  ["an offer no one has answered", "?done=accepted&token=abc", "You haven’t answered this offer yet", aShownOffer()],
  ["one that was declined", "?done=accepted&token=abc", "Trip declined", aShownOffer({ standing: "declined" })],
  ["one that another driver has", "?token=abc", "Another driver has this trip", aShownOffer({ standing: "taken" })],
  ["one that was not reconfirmed", "?done=reconfirmed&token=abc", "Trip accepted", accepted],
])("the success page of %s claims only what is true", async (_name, query, title, answer) => {
  answerCalls({ "read-offer": answer });
  renderPage(<ConfirmSuccessScreen phone={phone} />, `/driver/confirm/success${query}`);
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

test.each([
  ["without a token", {}, "/driver/confirm-trip"],
  [
    "of an offer that has ended",
    { "read-offer": aShownOffer({ standing: "expired" }) },
    "/driver/confirm-trip?token=abc",
  ],
])("a link that %s keeps its heading until the next page opens", async (_what, answers, path) => {
  const { router } = show(answers, path);
  const headings = () => screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(["Your trip"]);
  await eventually(() => expect(router.state.location.pathname).toBe("/driver/confirm/error"));
  expect(headings()).toEqual(["Your trip"]);
});
