// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { call, contract } from "../../contract.ts";
import { useCall } from "../use-call.ts";
import { useCallPages } from "../use-call-pages.ts";
import type { Copy } from "./saved-copies.ts";
import { type SavedCall, useSavedCopies } from "./use-saved-copies.ts";

const shelf = new Map<string, Copy>();
const forgotten = vi.hoisted(() => [] as string[]);
vi.mock("./saved-copies.ts", () => ({
  savedCopies: () => ({
    save: async (copy: Copy) => void shelf.set(copy.name, copy),
    readAll: async () => [...shelf.values()],
    forget: async (name: string) => void shelf.delete(name),
  }),
}));
vi.mock("./device-data.ts", () => ({ forgetDeviceData: (...names: string[]) => void forgotten.push(...names) }));

const { readDay } = contract({
  readDay: call({
    summary: "Reads a day",
    access: "anyone",
    effect: "reads",
    input: z.object({}),
    output: z.object({ trips: z.array(z.string()) }),
  }),
});
const keep = (value: unknown) => {
  const { trips } = value as { trips: string[] };
  return trips.length === 0 ? undefined : { trips: trips.filter((trip) => trip !== "far away") };
};
const calls: readonly SavedCall[] = [{ call: readDay, keep }];

function Day({ userId }: { userId?: string | undefined }) {
  const { data } = useCall(readDay, {});
  const from = useSavedCopies(calls, userId);
  return (
    <>
      <p>{data?.trips.join(", ")}</p>
      {from && <p>Saved {from.toISOString()}</p>}
    </>
  );
}
const name = JSON.stringify(["read-day", {}]);
const savedAt = Date.now() - 3_600_000;

afterEach(() => {
  cleanup();
  shelf.clear();
  forgotten.length = 0;
  vi.unstubAllGlobals();
});

test("what was read is saved as far as it may be, and shown offline, with when it is from", async () => {
  answerCalls({ "read-day": { trips: ["airport", "far away"] } });
  renderPage(<Day userId="sipho" />);
  await screen.findByText("airport, far away");
  await eventually(() => expect(shelf.get(name)?.value).toEqual({ trips: ["airport"] }));
  expect(screen.queryByText(/^Saved/)).toBeNull();
  cleanup();

  shelf.set(name, { name, savedAt, value: { trips: ["airport"] } });
  answerCalls({ "read-day": 503 });
  renderPage(<Day userId="sipho" />);
  await screen.findByText("airport");
  await screen.findByText(`Saved ${new Date(savedAt).toISOString()}`);
});

test("a copy of three days ago is deleted, and so is one of which nothing is left", async () => {
  answerCalls({ "read-day": 503 });
  shelf.set(name, { name, savedAt: Date.now() - 73 * 3_600_000, value: { trips: ["airport"] } });
  shelf.set('["other",{}]', { name: '["other",{}]', savedAt, value: {} });
  renderPage(<Day userId="sipho" />);
  await eventually(() => expect(shelf.size).toBe(0));
});

test("a copy that an earlier version saved with other fields is deleted, not shown", async () => {
  answerCalls({ "read-day": 503 });
  shelf.set(name, { name, savedAt, value: { trips: [{ from: "10:00" }] } });
  renderPage(<Day userId="sipho" />);
  await eventually(() => expect(shelf.size).toBe(0));
});

test("who may not read it any more has no copy left; who looks through another’s eyes saves none", async () => {
  answerCalls({ "read-day": 403 });
  renderPage(<Day userId="sipho" />);
  await eventually(() => expect(forgotten).toContain("copies"));
  cleanup();
  answerCalls({ "read-day": { trips: ["airport"] } });
  renderPage(<Day />);
  await screen.findByText("airport");
  expect(shelf.size).toBe(0);
});

test("a list that is read page by page is neither saved nor disturbed", async () => {
  answerCalls({ "read-day": { trips: ["airport"] } });
  function Pages() {
    useSavedCopies(calls, "sipho");
    const { pages, error } = useCallPages(readDay, () => ({}));
    return <p>{error?.message ?? pages?.flatMap(({ trips }) => trips).join(", ")}</p>;
  }
  renderPage(<Pages />);
  await screen.findByText("airport");
  expect([...shelf.keys()]).toEqual([]);
});
