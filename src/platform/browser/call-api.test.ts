// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { call, contract } from "../contract.ts";
import { CallFailed, callApi } from "./call-api.ts";

const { makeThing, readThing } = contract({
  makeThing: call({
    summary: "Makes a thing",
    access: "anyone",
    effect: "creates",
    input: z.object({}),
    output: z.object({ reference: z.string(), note: z.nullable(z.string()), kind: z.enum(["a", "b"]) }),
  }),
  readThing: call({
    summary: "Reads a thing",
    access: "anyone",
    effect: "reads",
    input: z.object({}),
    output: z.object({ name: z.string() }),
  }),
});

afterEach(() => vi.unstubAllGlobals());

const made = { success: true, reference: "T-1", note: null, kind: "a" };
const json = (body: unknown) => JSON.stringify(body);

function answering(status: number, body: string | null) {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );

const statuses = [200, 201, 202, 400, 401, 404, 409, 422, 429, 500, 502, 503];
const shapes: readonly (readonly [string, string | null])[] = [
  ["success: false", json({ success: false })],
  ["success: false beside everything promised", json({ ...made, success: false })],
  ["success: false with a reason", json({ success: false, error: "price_changed", message: "The price changed." })],
  ["no word of success", json({ ...made, success: undefined })],
  ["success as a text", json({ ...made, success: "true" })],
  ["success as a number", json({ ...made, success: 1 })],
  ["nothing of what was promised", json({ success: true })],
  ["one promised part missing", json({ ...made, reference: undefined })],
  ["a page of HTML", "<!doctype html><h1>Bad gateway</h1>"],
  ["half an answer", json(made).slice(0, 20)],
  ["an empty body", ""],
  ["no body", null],
  ["null", "null"],
  ["true", "true"],
  ["a list", json([made])],
  ["a text", json("made")],
];

test.each(shapes)("%s is a failure whatever the status", async (_shape, body) => {
  for (const status of statuses) {
    answering(status, body);
    const failure = await failureOf(callApi(makeThing, {}));
    expect(failure, String(status)).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({
      status,
      message: expect.stringMatching(/\S/),
      reason: expect.stringMatching(/\S/),
    });
  }
});

test.each([204, 205])("status %i, which has no body, is a failure", async (status) => {
  answering(status, null);
  expect(await failureOf(callApi(readThing, {}))).toBeInstanceOf(CallFailed);
});

test("a full answer with an error's status is a failure all the same", async () => {
  answering(500, json(made));
  expect(await failureOf(callApi(makeThing, {}))).toMatchObject({ status: 500, reason: "broken" });
});

test("the reason and the message are those of the answer, also at status 200", async () => {
  answering(200, json({ success: false, error: "slow_down", message: "Please wait.", fields: { name: "Too long" } }));
  expect(await failureOf(callApi(makeThing, {}))).toMatchObject({
    status: 200,
    reason: "slow_down",
    message: "Please wait.",
    fields: { name: "Too long" },
  });
});

test("what is not a text is not shown as one", async () => {
  answering(
    422,
    json({ success: false, error: { a: 1 }, message: 7, fields: { name: "Too long", age: 3 }, details: "x" }),
  );
  expect(await failureOf(callApi(makeThing, {}))).toMatchObject({
    reason: "broken",
    message: "Something went wrong. Please try again.",
    fields: { name: "Too long" },
    details: {},
  });
});

test("a success gives its answer, also one with a kind that is newer than this page", async () => {
  answering(200, json({ ...made, kind: "c", more: 1 }));
  expect(await callApi(makeThing, {})).toMatchObject({ reference: "T-1", note: null, kind: "c" });
});

test("a read takes what it is given", async () => {
  answering(200, json({ success: true, name: "Table Mountain" }));
  expect(await callApi(readThing, {})).toMatchObject({ name: "Table Mountain" });
});
