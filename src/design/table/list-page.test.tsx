// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { call, contract } from "#platform/contract.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { ListPage } from "./list-page.tsx";
import { useGrowingList, useList } from "./use-list.ts";

const page = { after: z.optional(z.nullable(z.string())), size: z.optional(z.int()) };
const { listTrips } = contract({
  listTrips: call({
    summary: "",
    access: "signed_in",
    effect: "reads",
    input: z.object({ search: z.string(), view: z.string(), ...page }),
    output: z.object({ trips: z.array(z.object({ id: z.string() })), next: z.nullable(z.string()) }),
  }),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const columns = [{ id: "id", header: "Trip", cell: ({ id }: { id: string }) => id }];
const keyOf = ({ id }: { id: string }) => id;

function Trips() {
  const { read, filter } = usePageAddress();
  const view = read("view") === "past" ? "past" : "ahead";
  const search = read("search");
  const list = useList(listTrips, (request) => ({ search, view, ...request }));
  return (
    <ListPage
      {...list.table}
      caption="Trips"
      columns={columns}
      rows={list.data?.trips ?? []}
      rowKey={keyOf}
      views={{
        label: "Show",
        value: view,
        onChange: (next) => filter({ view: next === "past" ? next : "" }),
        options: [
          { value: "ahead", label: "Ahead" },
          { value: "past", label: "Past" },
        ],
      }}
      search={{ value: search, onChange: (text) => filter({ search: text }), delay: 0 }}
      empty={<p>No trips yet</p>}
      totals={<p>R900 in all</p>}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pageOf = ({ after }: Record<string, unknown>) =>
  after ? { trips: [{ id: "T-2" }], next: null } : { trips: [{ id: "T-1" }], next: "key-2" };

test("a list is read page by page, and starts again when something else is asked for", async () => {
  const { sent, router } = drawSignedIn(<Trips />, { "list-trips": pageOf }, "/admin/trips?search=cape");
  expect(await screen.findByText("T-1")).toBeTruthy();
  expect(screen.getByText("R900 in all")).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ search: "cape", view: "ahead", after: null, size: 25 });
  press("Next");
  expect(await screen.findByText("T-2")).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ after: "key-2" });
  fireEvent.click(screen.getByRole("radio", { name: "Past" }));
  expect(await screen.findByText("T-1")).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ search: "cape", view: "past", after: null, size: 25 });
  expect(router.state.location.search).toBe("?search=cape&view=past");
});

test("what is chosen while the search still waits for a pause stays chosen", async () => {
  const { router } = drawSignedIn(<Trips />, { "list-trips": pageOf }, "/admin/trips");
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "cape" } });
  fireEvent.click(screen.getByRole("radio", { name: "Past" }));
  await waitFor(() => expect(router.state.location.search).toBe("?view=past&search=cape"));
});

test("an empty list says so; a list that could not be loaded says why, and is tried again", async () => {
  let isDown = true;
  const answer = () => (isDown ? refusal(403, "forbidden", "You may not see trips.") : { trips: [], next: null });
  drawSignedIn(<Trips />, { "list-trips": answer });
  expect(await screen.findByText("We couldn’t load this list")).toBeTruthy();
  expect(screen.getByText("You may not see trips.")).toBeTruthy();
  isDown = false;
  press("Try again");
  expect(await screen.findByText("No trips yet")).toBeTruthy();
});

function GrowingTrips() {
  const { pages, table } = useGrowingList(listTrips, (after) => ({ search: "", view: "", after: after ?? null }));
  const rows = pages?.flatMap(({ trips }) => trips) ?? [];
  return <ListPage {...table} caption="Trips" columns={columns} rows={rows} rowKey={keyOf} />;
}

test("a growing list keeps its rows when the next ones cannot be loaded", async () => {
  let isDown = true;
  drawSignedIn(<GrowingTrips />, {
    "list-trips": (body) => (body.after && isDown ? refusal(403, "forbidden", "Not now.") : pageOf(body)),
  });
  expect(await screen.findByText("T-1")).toBeTruthy();
  press("Load more");
  expect(await screen.findByText("We couldn’t load more rows")).toBeTruthy();
  expect(screen.getByText("T-1")).toBeTruthy();
  isDown = false;
  press("Try again");
  await waitFor(() => expect(screen.getByText("T-2")).toBeTruthy());
  expect(screen.getByText("All 2 rows shown")).toBeTruthy();
});
