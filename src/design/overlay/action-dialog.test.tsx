// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { CallFailed } from "#platform/browser/call-api.ts";
import { expectWarning } from "#testing/setup/expect-warning.ts";
import { TextInput } from "../fields/field.tsx";
import { FormField } from "../fields/form-field.tsx";
import { ActionDialog, type ReasonField } from "./action-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";

/** A record on the server: anyone who sends an old version is refused. */
let version: number;
let waive: (seen: number, reason: string) => Promise<unknown>;

beforeEach(() => {
  version = 1;
  vi.stubGlobal("navigator", { ...navigator, sendBeacon: () => true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type PageProps = { reason?: ReasonField; missing?: string };

function Booking({ reason = {}, missing }: PageProps) {
  const { data } = useQuery({ queryKey: ["booking"], queryFn: async () => ({ version }), staleTime: Infinity });
  const [isOpen, setOpen] = useState(true);
  if (!data) return null;
  return (
    <>
      <p>Version {data.version}</p>
      <ActionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Waive fee?"
        text="We’ll send the customer a credit note."
        confirmLabel="Waive fee"
        doneLabel="Fee waived"
        reason={reason}
        missing={missing}
        describeFresh={({ status }) => `Now: ${status}.`}
        onConfirm={(text) => waive(data.version, text)}
      />
    </>
  );
}

async function draw(props: PageProps = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Booking {...props} />
    </QueryClientProvider>,
  );
  return within(await screen.findByRole("dialog", { name: "Waive fee?" }));
}

type Drawn = Awaited<ReturnType<typeof draw>>;
const confirm = (dialog: Drawn) => fireEvent.click(dialog.getByRole("button", { name: "Waive fee" }));
const type = (dialog: Drawn, value: string) =>
  fireEvent.change(dialog.getByRole("textbox", { name: /Reason/ }), { target: { value } });
const typed = (dialog: Drawn) => dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /Reason/ }).value;
const isShut = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("an action is done with its reason, trimmed, and the dialog closes", async () => {
  waive = vi.fn(async () => undefined);
  const dialog = await draw();
  expect(dialog.getByText("We’ll send the customer a credit note.")).toBeTruthy();
  type(dialog, "  Our mistake ");
  confirm(dialog);
  await isShut();
  expect(waive).toHaveBeenCalledExactlyOnceWith(1, "Our mistake");
  expect(await screen.findByText("Fee waived")).toBeTruthy();
});

test("a reason that is missing is asked for; an optional one may stay empty", async () => {
  waive = vi.fn(async () => undefined);
  const dialog = await draw();
  confirm(dialog);
  expect(await dialog.findByText("Enter the reason")).toBeTruthy();
  expect(waive).not.toHaveBeenCalled();
  cleanup();
  confirm(await draw({ reason: { isOptional: true } }));
  await isShut();
  expect(waive).toHaveBeenCalledExactlyOnceWith(1, "");
});

test("what is in the way is said, and nothing is sent", async () => {
  waive = vi.fn(async () => undefined);
  const dialog = await draw({ reason: { isOptional: true }, missing: "Wait until the fee is calculated." });
  confirm(dialog);
  expect(await dialog.findByText("Wait until the fee is calculated.")).toBeTruthy();
  expect(waive).not.toHaveBeenCalled();
});

test("while it is being done, the button is busy", async () => {
  const done = Promise.withResolvers<undefined>();
  waive = () => done.promise;
  const dialog = await draw({ reason: { isOptional: true } });
  confirm(dialog);
  await waitFor(() => expect(dialog.getByText("Waive fee").closest("button")?.getAttribute("aria-busy")).toBe("true"));
  done.resolve(undefined);
  await isShut();
});

test.each([
  ["a refusal", new CallFailed(409, "not_owed", "There is no fee to waive."), "There is no fee to waive."],
  ["a lost connection", new CallFailed(0, "unreachable", "We couldn’t reach the server."), /couldn’t reach the server/],
  ["a fault of ours", new TypeError("x is not a function"), /We couldn’t do that. Please try again, or quote E-/],
])("%s is shown in the dialog, and what was typed stays", async (_, error, said) => {
  if (error instanceof TypeError) expectWarning(/x is not a function/);
  waive = () => Promise.reject(error);
  const dialog = await draw();
  type(dialog, "Our mistake");
  confirm(dialog);
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(dialog.queryByText(/latest version/)).toBeNull();
  expect(typed(dialog)).toBe("Our mistake");
  waive = vi.fn(async () => undefined);
  confirm(dialog);
  await isShut();
  expect(waive).toHaveBeenCalledExactlyOnceWith(1, "Our mistake");
});

test.each(["changed_meanwhile", "decided", "not_possible"])(
  "stale (%s): it says so, reloads what is behind it, keeps what was typed, and can be tried again",
  async (reason) => {
    version = 1;
    waive = async (seen) => {
      if (seen === 2) return undefined;
      version = 2;
      throw new CallFailed(409, reason, "Someone else has just changed this booking.", {
        details: { status: "cancelled" },
      });
    };
    const dialog = await draw();
    type(dialog, "Our mistake");
    confirm(dialog);
    expect(await dialog.findByText("Someone else has just changed this booking. Now: cancelled.")).toBeTruthy();
    expect(typed(dialog)).toBe("Our mistake");
    expect(await dialog.findByText(/You’re looking at the latest version/)).toBeTruthy();
    expect(screen.getByText("Version 2")).toBeTruthy();
    expect(typed(dialog)).toBe("Our mistake");
    confirm(dialog);
    await isShut();
  },
);

test("what the server says of a field is shown at the field", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormDialog
        onClose={() => undefined}
        title="Record payment"
        text="R350 is due."
        confirmLabel="Record payment"
        schema={z.object({ amount: z.string() })}
        defaultValues={{ amount: "400" }}
        onConfirm={() =>
          Promise.reject(new CallFailed(422, "invalid", "", { fields: { amount: "Enter R350 or less" } }))
        }
      >
        <FormField name="amount" label="Amount">
          <TextInput />
        </FormField>
      </FormDialog>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Record payment" }));
  expect(await screen.findByText("Enter R350 or less")).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["400", "true"]);
});
