// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { DocumentsOfType, ShownDocument } from "../contract.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { DocumentsToVerify } from "./verify-queue.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = "018f0000-0000-7000-8000-000000000001";
const document = (changes: Partial<ShownDocument> = {}): ShownDocument => ({
  id,
  type: "prdp",
  number: "P-77",
  issued_on: "2024-12-10",
  expires_on: null,
  allows: ["P"],
  status: "expiring",
  last_day: "2026-12-10",
  days_left: 20,
  is_the_one: true,
  version: 2,
  reject_reason: null,
  uploaded_by: "Sipho Ndlovu",
  uploaded_at: "2024-12-11T08:00:00.000Z",
  decided_by: "Naledi Jacobs",
  decided_at: "2024-12-12T08:00:00.000Z",
  file: null,
  ...changes,
});
const renewal = document({
  id: "018f0000-0000-7000-8000-000000000002",
  status: "uploaded",
  is_the_one: false,
  number: "P-78",
  version: 1,
  decided_by: null,
  decided_at: null,
  last_day: "2028-12-10",
  days_left: 751,
});
const permits: DocumentsOfType = {
  type: "prdp",
  is_required: true,
  status: "expiring",
  last_day: "2026-12-10",
  days_left: 20,
  documents: [document(), renewal],
};
const missing: DocumentsOfType = {
  type: "drivers_licence",
  is_required: true,
  status: "missing",
  last_day: null,
  days_left: null,
  documents: [],
};
const panel = (may_upload: boolean, may_verify: boolean) => {
  const calls = answerCalls({
    "list-documents": { types: [permits, missing], may_upload, may_verify },
    "verify-document": { id: renewal.id, version: 2 },
  });
  renderPage(<DocumentsPanel ownerKind="driver" ownerId={id} />);
  return calls;
};

test("each type shows its status, the current document and a pending renewal", async () => {
  panel(true, false);
  await screen.findByText("Valid until 10 Dec 2026, 20 days left");
  expect(screen.getByText("Expiring")).toBeTruthy();
  expect(screen.getByText("To be verified")).toBeTruthy();
  expect(screen.getByText("Missing")).toBeTruthy();
  expect(screen.getByText(/verified 12 Dec 2024 by Naledi Jacobs/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Verify/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Upload Driver’s licence" })).toBeTruthy();
});

test("a rejected renewal is shown with its reason until another is uploaded", async () => {
  const rejected = document({
    ...renewal,
    status: "rejected",
    reject_reason: "The second page is missing",
    uploaded_at: "2026-11-01T08:00:00.000Z",
  });
  const another = { ...renewal, id: "018f0000-0000-7000-8000-000000000003", uploaded_at: "2026-11-02T08:00:00.000Z" };
  const show = (documents: ShownDocument[]) => {
    answerCalls({ "list-documents": { types: [{ ...permits, documents }], may_upload: true, may_verify: false } });
    renderPage(<DocumentsPanel ownerKind="driver" ownerId={id} />);
  };
  show([document(), rejected]);
  await screen.findByText("Rejected: The second page is missing");
  expect(screen.queryByText(/^Earlier documents/)).toBeNull();
  cleanup();
  show([document(), rejected, another]);
  expect(await screen.findByText("Earlier documents (1)")).toBeTruthy();
});

test("a reader sees no actions", async () => {
  panel(false, false);
  await screen.findByText("Missing");
  // An earlier toast has its own button.
  expect(screen.queryAllByRole("button", { name: /^(Upload|Verify|Reject|Remove|View)/ })).toEqual([]);
});

test("our team verifies it with the printed details", async () => {
  const result = panel(true, true);
  fireEvent.click(await screen.findByRole("button", { name: /^Verify Professional/ }));
  const dialog = await screen.findByRole("dialog", { name: /^Verify professional driving permit/ });
  fireEvent.input(within(dialog).getByLabelText(/Number/), { target: { value: "P-79" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Verify document" }));
  await eventually(() => expect(result.map(({ name }) => name)).toContain("verify-document"));
  expect(result.find(({ name }) => name === "verify-document")?.input).toEqual({
    id: renewal.id,
    version: 1,
    number: "P-79",
    issued_on: "2024-12-10",
    expires_on: null,
    allows: ["P"],
  });
});

test("the file is next to the form while its details are entered, and our team verifies it in the same step", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:licence", revokeObjectURL: () => {} }));
  panel(true, true);
  fireEvent.click(await screen.findByRole("button", { name: "Upload Driver’s licence" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload driver’s licence" }));
  const file = new File(["x"], "licence.jpg", { type: "image/jpeg" });
  fireEvent.change(dialog.getByLabelText("Driver’s licence"), { target: { files: [file] } });
  expect((await dialog.findByRole("img", { name: /Driver’s licence, licence.jpg/ })).getAttribute("src")).toBe(
    "blob:licence",
  );
  expect(dialog.getByLabelText(/Expiry date/)).toBeTruthy();
  expect(dialog.getByText("It’s accepted as soon as you save it.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("checkbox", { name: /^Verify it now/ }));
  expect(dialog.getByText(/It’s accepted once our team has verified it/)).toBeTruthy();
});

test("without permission to verify, there is no option for it", async () => {
  panel(true, false);
  fireEvent.click(await screen.findByRole("button", { name: "Upload Driver’s licence" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload driver’s licence" }));
  expect(dialog.queryByRole("checkbox", { name: /^Verify/ })).toBeNull();
  expect(dialog.getByRole("button", { name: "Upload document" })).toBeTruthy();
});

test("the queue shows each document’s owner", async () => {
  const owner = { kind: "driver", id, name: "Sipho Ndlovu" };
  answerCalls({ "documents-to-verify": { documents: [{ ...renewal, owner }], total: 1, next: null } });
  renderPage(<DocumentsToVerify ownerKinds={["driver"]} />);
  await screen.findByText("1 waiting");
  expect(screen.getByRole("button", { name: /Review.*permit.*Sipho Ndlovu/ })).toBeTruthy();
});
