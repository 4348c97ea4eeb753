// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { quoteDraft } from "../../draft-contract.ts";
import type { BuiltQuote } from "../contract.ts";
import { useLeaveGuard, useQuoteDraft } from "./use-quote-draft.ts";

afterEach(cleanup);

const aBuiltQuote = (changes: Partial<BuiltQuote> = {}): BuiltQuote => ({
  id: "018f0000-0000-7000-8000-000000000001",
  number: "Q-2611-00001",
  version: 1,
  state: "draft",
  row_version: 1,
  terms: {
    version: "2026-11",
    cancellation: defaultSettings.policies,
    cancellation_grace_minutes: 30,
  },
  shows_vat: true,
  vat_rate: 0.15,
  splits_tours: true,
  vehicle_kept_until: null,
  had_vehicle: false,
  token: "t",
  enquiry: null,
  request: null,
  booking_reference: "CTS-7K3M9Q",
  accepted_option: null,
  accepted_name: null,
  accepted_at: null,
  terms_version: null,
  decline_reason: null,
  decline_note: null,
  sent_at: null,
  first_viewed_at: null,
  views: 0,
  latest_views: [],
  reminders: 0,
  created_by: "Naledi",
  versions: [],
  moves: [],
  created_at: "2026-11-20T08:00:00Z",
  updated_at: "2026-11-20T08:00:00Z",
  draft: quoteDraft.parse({ journey: { service_type: "custom" }, valid_until: "2026-11-23T08:00:00Z", options: [] }),
  ...changes,
});

const opened = () =>
  renderHook(({ quote }) => useQuoteDraft(quote), { initialProps: { quote: aBuiltQuote({ row_version: 1 }) } });
const theirs = aBuiltQuote({ row_version: 2, draft: { ...aBuiltQuote().draft, title: "Theirs" } });

test("a fresh row replaces the screen if nothing is unsaved", () => {
  const { result, rerender } = opened();
  rerender({ quote: theirs });
  expect(result.current).toMatchObject({ rowVersion: 2, isStale: false, isDirty: false });
  expect(result.current.draft.title).toBe("Theirs");
});

test("unsaved text stays when someone else saves, and the person decides", () => {
  const { result, rerender } = opened();
  act(() => result.current.write({ title: "Mine" }));
  rerender({ quote: theirs });
  expect(result.current).toMatchObject({ rowVersion: 1, isStale: true, isDirty: true });
  expect(result.current.draft.title).toBe("Mine");

  act(() => result.current.keepMine());
  expect(result.current).toMatchObject({ rowVersion: 2, isStale: false, isDirty: true });
  expect(result.current.draft.title).toBe("Mine");

  act(() => result.current.takeTheirs());
  expect(result.current.isDirty).toBe(false);
  expect(result.current.draft.title).toBe("Theirs");
});

test("two fields changed at once are both kept", () => {
  const { result } = opened();
  act(() => {
    result.current.write({ title: "Mine" });
    result.current.write({ message: "Hello" });
  });
  expect(result.current.draft).toMatchObject({ title: "Mine", message: "Hello" });
});

test("text typed while saving is still unsaved afterwards", () => {
  const { result } = opened();
  act(() => result.current.write({ title: "Mine" }));
  const sent = result.current.draft;
  act(() => result.current.write({ title: "Mine, better" }));
  act(() => result.current.noteSaved(sent, 2));
  expect(result.current).toMatchObject({ rowVersion: 2, isDirty: true });
  act(() => result.current.noteSaved(result.current.draft, 3));
  expect(result.current.isDirty).toBe(false);
});

test.each([
  ["asks while words are unsaved", true],
  ["asks nothing otherwise", false],
])("opening another quote %s", async (_what, isDirty) => {
  function Page() {
    return (
      <>
        <p>{useLeaveGuard(isDirty).state}</p>
        <Link to="/?quote=2">Another</Link>
      </>
    );
  }
  const router = createMemoryRouter([{ path: "/", element: <Page /> }]);
  render(<RouterProvider router={router} />);
  act(() => screen.getByText("Another").click());
  if (isDirty) await waitFor(() => expect(screen.getByText("blocked")).toBeTruthy());
  else await waitFor(() => expect(router.state.location.search).toBe("?quote=2"));
});
