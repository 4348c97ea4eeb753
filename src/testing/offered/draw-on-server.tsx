import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import type { Context } from "#platform/context.ts";
import { renderPage } from "../answer-calls.tsx";
import { type Answered, askByName, isWrite } from "./ask-server.ts";

/** How much is being read, what was answered, which of it with no and why, and what was written. */
type Line = {
  waiting: number;
  readonly answered: string[];
  readonly refused: string[];
  readonly wrote: string[];
};

/** `fetch` asks the real use cases, in the transaction of the test and as the one who asks there. */
function serveFrom(ctx: Context): Line {
  const line: Line = { waiting: 0, answered: [], refused: [], wrote: [] };
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal("fetch", async (address: string, request: { body?: string } = {}) => {
    if (String(address).includes("/files/v1/")) return new Response(new Blob([]));
    const name = String(address).replace(/^.*\/functions\/v1\//, "");
    line.waiting++;
    try {
      // One after the other: they share one connection.
      const answer = last.then(() => askByName(ctx, name, JSON.parse(request.body ?? "{}")));
      last = answer.catch(() => undefined);
      const result = await answer;
      if (!result.ok) line.refused.push(`${name}: ${result.reason}`);
      else if (isWrite(name)) line.wrote.push(name);
      return asResponse(result);
    } catch (error) {
      line.refused.push(`${name}: ${error}`);
      throw error;
    } finally {
      line.answered.push(name);
      line.waiting--;
    }
  });
  return line;
}

const asResponse = (answer: Answered): Response =>
  answer.ok
    ? Response.json({ success: true, ...Object(answer.value) })
    : Response.json({ success: false, error: answer.reason, message: answer.reason }, { status: answer.status });

export type Drawing = {
  readonly path?: string;
  /** Fails until the page is there. */
  readonly ready: () => unknown;
  /** Calls that the page makes without the memory of a signed-in area: it is there once each was answered. */
  readonly reads?: readonly string[];
};

/** Draws a page from what the real calls answer and waits until it has read all it reads. Its clock is that of `ctx`. */
export async function drawOnServer(ctx: Context, page: ReactNode, { path = "/", ready, reads = [] }: Drawing) {
  cleanup();
  vi.useFakeTimers({ now: ctx.now, toFake: ["Date"] });
  const line = serveFrom(ctx);
  const memory = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } });
  renderPage(page, path, memory);
  const settle = async () => {
    // An answer may read more than it shows.
    for (let quiet = 0; quiet < 3; ) {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
      quiet = memory.isFetching() > 0 || memory.isMutating() > 0 || line.waiting > 0 ? 0 : quiet + 1;
    }
  };
  // Looked for once all was read: to look at every change of a page costs as much as to draw it.
  await settle();
  await waitFor(() => {
    ready();
    expect(line.answered).toEqual(expect.arrayContaining([...reads]));
  });
  await settle();
  return { ...line, settle };
}

/** Puts clock and line back. */
export function endDrawing() {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
