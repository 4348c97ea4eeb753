// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { PackDialog } from "./pack-dialog.tsx";

const saved: { name: string; size: number }[] = [];
vi.mock("#platform/browser/save-file.ts", () => ({
  saveFile: ({ name, content }: { name: string; content: Blob }) => saved.push({ name, size: content.size }),
}));
afterEach(() => {
  cleanup();
  saved.length = 0;
  vi.unstubAllGlobals();
});

const contents = {
  vehicle_ids: ["018f0000-0000-7000-8000-000000000001"],
  files: 12,
  bytes: 2_400_000,
  service_records: 3,
  missing: [{ owner: "CA 482-117", documents: ["Roadworthy certificate"] }],
};
const start = () => fireEvent.click(screen.getByRole("button", { name: "Download pack" }));

test("says what is missing, then saves the pack", async () => {
  const onClose = vi.fn();
  const { sent } = drawSignedIn(<PackDialog vehicleIds={contents.vehicle_ids} onClose={onClose} />, {
    "pack-contents": () => contents,
    "fleet-pack": () => new Response("PK…", { headers: { "content-type": "application/zip" } }),
  });
  expect(await screen.findByText("12 (2.4 MB)")).toBeTruthy();
  expect(screen.getByText("Roadworthy certificate", { exact: false }).textContent).toBe(
    "CA 482-117: Roadworthy certificate",
  );
  start();
  await waitFor(() => expect(saved).toEqual([{ name: "accreditation-pack.zip", size: 5 }]));
  expect(onClose).toHaveBeenCalled();
  expect(sent.at(-1)).toMatchObject({ name: "fleet-pack", body: { vehicle_ids: contents.vehicle_ids } });
});

test.each([
  ["a refusal", () => refusal(503, "unavailable", "We’re very busy right now."), "We’re very busy right now."],
  [
    "a download that is cut off",
    () => new Response("PK", { headers: { "content-length": "9000" } }),
    "The download was interrupted. Please try again.",
  ],
])("%s is shown in the dialog, which stays open", async (_, answer, words) => {
  const onClose = vi.fn();
  drawSignedIn(<PackDialog onClose={onClose} />, {
    "pack-contents": () => ({ ...contents, missing: [] }),
    "fleet-pack": answer,
  });
  expect(await screen.findByText("All required documents are here and valid.")).toBeTruthy();
  start();
  expect(await screen.findByText(words)).toBeTruthy();
  expect([saved.length, onClose.mock.calls.length]).toEqual([0, 0]);
});
