// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { sendFile } from "./send-file.ts";

afterEach(() => vi.unstubAllGlobals());

/** The old way of asking, answered at once. */
function answering(status: number, responseText: string) {
  class StandIn {
    status = status;
    responseText = responseText;
    upload = {};
    onload = () => {};
    open() {}
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal("XMLHttpRequest", StandIn);
}

const send = () =>
  sendFile(new File(["x"], "proof.pdf", { type: "application/pdf" }), {
    onProgress: () => {},
    signal: new AbortController().signal,
    problem: (message) => new Error(message),
  });

test("a file that was received has its id and its claim", async () => {
  answering(200, JSON.stringify({ success: true, id: "f1", claim: "c1", name: "proof.pdf" }));
  expect(await send()).toEqual({ file_id: "f1", claim: "c1", name: "proof.pdf", size: 1 });
});

test.each([
  ["success: false", JSON.stringify({ success: false, id: "f1", claim: "c1" })],
  ["no id", JSON.stringify({ success: true, claim: "c1" })],
  ["no claim", JSON.stringify({ success: true, id: "f1" })],
  ["a page", "<h1>Hello</h1>"],
  ["nothing", ""],
])("status 200 with %s was not received", async (_what, body) => {
  answering(200, body);
  await expect(send()).rejects.toThrow("The upload didn’t finish. Please try again.");
});
