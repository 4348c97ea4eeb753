// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  everythingFilledIn,
  heading,
  openWizard,
  press,
  someOpening,
  withFreshBrowser,
} from "#testing/builders/booking/an-open-wizard.tsx";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
withFreshBrowser();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const whales = "Whale watching runs from June to November.";
const flowers = "The West Coast tour runs from August to September.";
const dateField = () => screen.getByLabelText<HTMLInputElement>(/Pickup date/);
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const openCalendar = () => {
  const button = within(dateField().parentElement as HTMLElement).getByRole("button", { name: "Open the calendar" });
  fireEvent.click(button);
};
const isOff = (name: RegExp) => screen.getByRole("button", { name }).hasAttribute("disabled");

async function openTour(path: string, offer: string) {
  openWizard({ path, preset: { service: "day_tour", offer }, opening: someOpening });
  await heading("Winelands tour");
  press("Next");
  await heading("Where and when?");
}

describe("the calendar of a tour with a season", () => {
  test("whale watching: December is disabled, November is not, with the reason", async () => {
    await openTour("/book/whale-watching", "whale-watching");
    openCalendar();
    await screen.findByRole("grid", { name: "November 2026" });
    expect(isOff(/30 November 2026/)).toBe(false);
    expect(isOff(/1 December 2026/)).toBe(true);
    expect(within(screen.getByRole("dialog", { name: "Choose a date" })).getByText(whales)).toBeTruthy();
  });

  test("West Coast: it opens in August", async () => {
    await openTour("/book/west-coast", "west-coast");
    openCalendar();
    await screen.findByRole("grid", { name: "August 2027" });
    expect(isOff(/31 July 2027/)).toBe(true);
    expect(isOff(/^Sunday 1 August 2027/)).toBe(false);
    expect(screen.getAllByText(flowers).length).toBeGreaterThan(1);
  });

  test("a typed date out of season gets the same sentence once, and Next stays", async () => {
    await openTour("/book/whale-watching", "whale-watching");
    fireEvent.change(dateField(), { target: { value: "5 Jan 2027" } });
    fireEvent.blur(dateField());
    expect(dateField().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(whales)).toHaveLength(1);
    fireEvent.change(dateField(), { target: { value: "20 Nov 2026" } });
    fireEvent.blur(dateField());
    expect(screen.getAllByText(whales)).toHaveLength(1);
    fireEvent.change(dateField(), { target: { value: "5 Jan 2027" } });
    fireEvent.blur(dateField());
    press("Next");
    expect(await heading("Where and when?")).toBeTruthy();
  });

  test("a tour that runs all year does not mention a season", async () => {
    await openTour("/book/winelands", "winelands");
    openCalendar();
    await screen.findByRole("grid", { name: "November 2026" });
    expect(isOff(/1 December 2026/)).toBe(false);
    expect(screen.queryByText(/ runs from /)).toBeNull();
  });
});

describe("choosing another tour after the date", () => {
  const repeatedRequest = `Please choose another date. ${whales}`;

  async function withWinelandsOn(date: string) {
    everythingFilledIn({ date });
    const opened = openWizard();
    await heading("Review your booking");
    press("Previous");
    await heading("Who is travelling?");
    press("Previous");
    await heading("Where and when?");
    return opened;
  }

  test("asks for the date again if the tour does not run then", async () => {
    const { sent } = await withWinelandsOn("2026-12-10");
    expect(dateField().value).toBe("10 Dec 2026");
    choose(/Whale Watching/);
    await waitFor(() => expect(dateField().value).toBe(""));
    expect(screen.getByText(repeatedRequest)).toBeTruthy();
    press("Next");
    expect(await heading("Where and when?")).toBeTruthy();
    expect(sent("price-journey").filter((request) => JSON.stringify(request).includes("whale"))).toEqual([]);
    fireEvent.change(dateField(), { target: { value: "5 Jan 2027" } });
    fireEvent.blur(dateField());
    expect(screen.getAllByText(new RegExp(whales))).toHaveLength(1);

    fireEvent.change(dateField(), { target: { value: "20 Nov 2026" } });
    fireEvent.blur(dateField());
    expect(screen.queryByText(repeatedRequest)).toBeNull();
    press("Next");
    expect(await heading("Who is travelling?")).toBeTruthy();
  });

  test("keeps a date on which it runs", async () => {
    await withWinelandsOn("2026-11-25");
    choose(/Whale Watching/);
    expect(dateField().value).toBe("25 Nov 2026");
    expect(screen.queryByText(repeatedRequest)).toBeNull();
  });

  test("on its own page, or from a link, it starts without a date on which it does not run", async () => {
    everythingFilledIn({ date: "2026-12-10" });
    await openTour("/book/whale-watching", "whale-watching");
    expect(dateField().value).toBe("");
  });

  test("a link with a tour as its destination selects that tour", async () => {
    openWizard({ path: "/booking?service=tours&destination=Whale+Watching&date=2026-12-10" });
    await heading("Where and when?");
    expect(dateField().value).toBe("");
    expect(screen.getByText(whales)).toBeTruthy();
  });
});
