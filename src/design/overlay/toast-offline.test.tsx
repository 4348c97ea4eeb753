// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { toastRules } from "./toast-rules.ts";

test("when what draws messages cannot be loaded, the words are still said, and nothing is thrown", async () => {
  vi.useFakeTimers();
  vi.doMock("./toaster.tsx", () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  const { toast } = await import("./toast.tsx");
  await toast({ title: "Error", description: "Please try again", kind: "error" });
  await toast({ title: "Saved" });
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Error. Please try again");
  expect(document.querySelector("p[role=status]")?.textContent).toBe("Saved");
  vi.advanceTimersByTime(toastRules.public.duration);
  expect(document.querySelector("[role=alert], p[role=status]")).toBeNull();
  vi.doUnmock("./toaster.tsx");
  vi.useRealTimers();
});
