import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { classOnWire } from "#testing/class-on-wire.ts";

/** The server’s answer to each call, by call name; a number is the status it fails with. */
export type Answers = Readonly<Record<string, unknown>>;

/** Calls that every screen may make, as a company that has just started answers them. */
const usualAnswers: Answers = { "vehicle-classes": { classes: startingClasses.map(classOnWire) } };

/** Stand-in for the server: `fetch` answers from the table and records each request. */
export function answerCalls(answers: Answers) {
  const question: { name: string; input: unknown }[] = [];
  vi.stubGlobal("fetch", async (address: string, request: { body: string }) => {
    const name = address.replace("/functions/v1/", "");
    if (answers[name] instanceof ReadableStream) return new Response(answers[name]);
    const input: unknown = JSON.parse(request.body);
    question.push({ name, input });
    const result = answers[name] ?? usualAnswers[name];
    const answer = typeof result === "function" ? result(input) : result;
    if (typeof answer === "number" || answer === undefined) {
      return Response.json(
        { success: false, error: "broken", message: "Broken for a test." },
        { status: answer ?? 404 },
      );
    }
    return Response.json({ success: true, ...answer });
  });
  return question;
}

const impatientMemory = () => new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } });

/** Renders a signed-in page without the area around it. */
export function renderPage(page: ReactNode, path = "/", memory = impatientMemory()) {
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
  return {
    router,
    ...render(
      <QueryClientProvider client={memory}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  };
}

/** Renders a page for visitors, outside any signed-in area. */
export function renderPublicPage(page: ReactNode, path = "/") {
  return render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] })} />,
  );
}
