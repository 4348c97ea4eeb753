// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useLateStore } from "./use-late-store.ts";

let current = "here";
const listeners = new Set<() => void>();
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};
const read = () => current;

const drawn: string[] = [];
function Shown() {
  const value = useLateStore(subscribe, read, "unknown");
  drawn.push(value);
  return <p>{value}</p>;
}

afterEach(() => {
  document.body.replaceChildren();
  drawn.length = 0;
  current = "here";
});

test("on a page that is awake it is there from the start, and follows", () => {
  render(<Shown />);
  expect(drawn[0]).toBe("here");
  act(() => {
    current = "gone";
    for (const notify of listeners) notify();
  });
  expect(screen.getByText("gone")).toBeTruthy();
});

test("on a page that is waking the server’s value comes first, so that what it drew is kept", async () => {
  const block = Object.assign(document.createElement("script"), { id: "hydration", type: "application/json" });
  const page = document.createElement("main");
  document.body.append(block, page);
  page.innerHTML = renderToString(<Shown />);
  expect(page.textContent).toBe("unknown");
  const first = page.firstChild;
  drawn.length = 0;
  await act(async () => void hydrateRoot(page, <Shown />));
  expect(drawn[0]).toBe("unknown");
  expect(page.textContent).toBe("here");
  expect(page.firstChild).toBe(first);
});
