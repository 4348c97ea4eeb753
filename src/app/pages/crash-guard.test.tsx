// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { expectWarning } from "#testing/setup/expect-warning.ts";
import { CrashGuard } from "./crash-guard.tsx";

let reports: Record<string, string>[];
let isBroken: boolean;

function Fragile() {
  if (isBroken) throw new Error("the wheels came off");
  return (
    <html lang="en">
      <body>all is well</body>
    </html>
  );
}

beforeEach(() => {
  reports = [];
  isBroken = true;
  navigator.sendBeacon = (_address, body) => {
    if (body instanceof Blob) void body.text().then((text) => reports.push(JSON.parse(text)));
    return true;
  };
});

test("what no one else caught shows the last screen, and its code is in the report", async () => {
  expectWarning(/the wheels came off/);
  await act(async () => {
    createRoot(document).render(
      <CrashGuard>
        <Fragile />
      </CrashGuard>,
    );
  });
  const text = document.body.textContent ?? "";
  for (const words of ["Something went wrong", "Try Again", "Refresh Page", "Go Home"]) expect(text).toContain(words);
  await eventually(() => expect(reports).toHaveLength(1));
  expect(text).toContain(reports[0]?.code);
  expect(reports[0]?.message).toBe("Error: the wheels came off");
  expect(reports[0]?.component_stack).toContain("Fragile");

  isBroken = false;
  await act(async () => {
    [...document.querySelectorAll("button")].find((button) => button.textContent?.includes("Try Again"))?.click();
  });
  expect(document.body.textContent).toBe("all is well");
});
