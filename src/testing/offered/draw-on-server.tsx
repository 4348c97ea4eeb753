import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import type { Context } from "#platform/context.ts";
import { renderPage } from "../answer-calls.tsx";
import { type Answered, askByName, isWrite } from "./ask-server.ts";

/** Reads in progress, calls answered, calls refused and why, and writes. */
type Line = {
  waiting: number;
  readonly answered: string[];
  readonly refused: string[];
  readonly wrote: string[];
};

/** `fetch` calls the real use cases in the test’s transaction, as the test’s actor. */
function serveFrom(ctx: Context): Line {
  const line: Line = { waiting: 0, answered: [], refused: [], wrote: [] };
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal("fetch", async (address: string, request: { body?: string } = {}) => {
    if (String(address).includes("/files/v1/")) return new Response(new Blob([]));
    const name = String(address).replace(/^.*\/functions\/v1\//, "");
    line.waiting++;
    try {
      // One at a time, because they share one database connection.
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
  /** Calls that the page makes without the cache of a signed-in area: it is ready once each is answered. */
  readonly reads?: readonly string[];
};

/** Renders a page from real answers and waits until it has loaded. Its clock is that of `ctx`. */
export async function drawOnServer(ctx: Context, page: ReactNode, { path = "/", ready, reads = [] }: Drawing) {
  cleanup();
  vi.useFakeTimers({ now: ctx.now, toFake: ["Date"] });
  const line = serveFrom(ctx);
  const memory = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } });
  renderPage(page, path, memory);
  const settle = async () => {
    // An answer may trigger another read.
    for (let quiet = 0; quiet < 3; ) {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
      quiet = memory.isFetching() > 0 || memory.isMutating() > 0 || line.waiting > 0 ? 0 : quiet + 1;
    }
  };
  // Checked only once everything has loaded: checking after each change would cost as much as rendering.
  await settle();
  await waitFor(() => {
    ready();
    expect(line.answered).toEqual(expect.arrayContaining([...reads]));
  });
  await settle();
  return { ...line, settle };
}

/** Restores the clock and `fetch`. */
export function endDrawing() {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
