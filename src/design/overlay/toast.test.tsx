// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setToastMode, toast } from "./toast.tsx";
import { toastRules } from "./toast-rules.ts";

const titles = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')].map(
    (shown) => shown.querySelector("[data-title]")?.textContent,
  );

async function dismissAll() {
  const { toast: sonner } = await import("sonner");
  sonner.dismiss();
  await waitFor(() => expect(titles()).toEqual([]));
}

// The component that draws messages outlives a file, and would show again what another one left.
beforeAll(dismissAll);
afterEach(dismissAll);

test("public pages: a new message replaces the older", async () => {
  setToastMode("public");
  await toast({ title: "First" });
  await waitFor(() => expect(titles()).toEqual(["First"]));
  await toast({ title: "Error", description: "Please try again.", kind: "error" });
  await waitFor(() => expect(titles()).toEqual(["Error"]));
  expect(document.querySelector("[data-description]")?.textContent).toBe("Please try again.");
});

test("signed-in pages: several stand together", async () => {
  setToastMode("signed-in");
  await toast({ title: "One" });
  await toast({ title: "Two", kind: "info" });
  await waitFor(() => expect(titles().toSorted()).toEqual(["One", "Two"]));
});

test("messages appear in a live region that was there before them", async () => {
  setToastMode("public");
  await toast({ title: "Saved" });
  await waitFor(() => expect(titles()).toEqual(["Saved"]));
  expect(document.querySelector("[data-sonner-toast]")?.closest("[aria-live]")?.getAttribute("aria-live")).toBe(
    "polite",
  );
});

test("the two rules are the agreed ones", () => {
  expect(toastRules.public).toMatchObject({ visible: 1, duration: 5000 });
  expect(toastRules["signed-in"]).toMatchObject({ visible: 3, duration: 4000 });
});
