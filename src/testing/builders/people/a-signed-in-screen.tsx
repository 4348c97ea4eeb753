import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { classOnWire } from "#testing/class-on-wire.ts";

type Sent = { readonly method: string; readonly name: string; readonly body: Record<string, unknown> };
/** A call’s answer: a body, or a whole response for a refusal. */
type Answers = Readonly<Record<string, (body: Record<string, unknown>) => unknown>>;

/** Calls that every screen may make, as a company that has just started answers them. */
const usualAnswers: Answers = { "vehicle-classes": () => ({ classes: startingClasses.map(classOnWire) }) };

/** Renders part of a signed-in page. `answers` replaces the server, with one entry for each call. */
export function drawSignedIn(piece: ReactNode, answers: Answers, address = "/dashboard") {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const name = path.replace(/^\/(functions|auth)\/v1\//, "");
    const body = request.body ? JSON.parse(String(request.body)) : {};
    sent.push({ method: String(request.method), name, body });
    const answer = answers[name] ?? usualAnswers[name];
    if (!answer) return Response.json({ error: "unknown_call", message: `No answer for ${name}` }, { status: 404 });
    const result = answer(body);
    if (result instanceof Response) return result;
    return Response.json(path.startsWith("/functions/") ? { success: true, ...Object(result) } : result);
  });
  const memory = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } });
  const router = createMemoryRouter([{ path: "*", element: piece }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={memory}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { sent, router };
}

/** The response of a call that refuses. */
export const refusal = (status: number, error: string, message: string) =>
  Response.json({ success: false, error, message }, { status });
