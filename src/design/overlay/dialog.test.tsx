// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";

// The parts of a modal dialog that a browser does and this DOM does not: take the focus on opening, give it back on closing.
let before: Element | null = null;
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    before = document.activeElement;
    this.setAttribute("open", "");
    this.querySelector("button")?.focus();
  });
  const close = HTMLDialogElement.prototype.close;
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    close.call(this);
    if (before instanceof HTMLElement) before.focus();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const kinds = { dialog: Dialog, drawer: Drawer };

function Page({ kind }: { kind: keyof typeof kinds }) {
  const [open, setOpen] = useState(false);
  const Modal = kinds[kind];
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Assign
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Assign a driver">
        <button type="button">Choose</button>
      </Modal>
    </>
  );
}

const modal = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
const opener = () => screen.getByText("Assign");

function openIt(kind: keyof typeof kinds) {
  render(<Page kind={kind} />);
  opener().focus();
  fireEvent.click(opener());
}

test.each(["dialog", "drawer"] as const)("a %s opens with its name, on its content and not on the way out", (kind) => {
  openIt(kind);
  expect(modal().open).toBe(true);
  expect(screen.getByRole("dialog", { name: "Assign a driver" })).toBe(modal());
  expect(document.activeElement?.textContent).toBe("Choose");
});

test.each([
  ["Esc", () => fireEvent(modal(), new Event("cancel", { cancelable: true }))],
  ["the close button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
  [
    "a press on the backdrop",
    () => {
      fireEvent.pointerDown(modal());
      fireEvent.click(modal());
    },
  ],
])("%s closes it, gives the focus back and takes the content away", async (_how, close) => {
  openIt("dialog");
  act(() => {
    close();
  });
  expect(modal().open).toBe(false);
  expect(document.activeElement).toBe(opener());
  await waitFor(() => expect(screen.queryByText("Choose")).toBeNull());
});

test("a part that scrolls does not keep the focus: the first control has it", () => {
  vi.mocked(HTMLDialogElement.prototype.showModal).mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
    const scrolls = this.querySelector<HTMLElement>(".overflow-y-auto");
    scrolls?.setAttribute("tabindex", "-1");
    scrolls?.focus();
  });
  openIt("drawer");
  expect(document.activeElement?.textContent).toBe("Choose");
});

test("a press that started inside and ended on the backdrop does not close it", () => {
  openIt("dialog");
  fireEvent.pointerDown(screen.getByText("Choose"));
  fireEvent.click(modal());
  expect(modal().open).toBe(true);
});

test("the owner decides: Esc only asks", () => {
  const spy = vi.fn();
  render(
    <Dialog open onClose={spy} title="Unsaved">
      text
    </Dialog>,
  );
  const cancel = new Event("cancel", { cancelable: true });
  fireEvent(modal(), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(spy).toHaveBeenCalledOnce();
  expect(modal().open).toBe(true);
});

test("an owner that simply vanishes leaves no lost focus", () => {
  const { rerender } = render(<button type="button">Assign</button>);
  opener().focus();
  const button = (
    <button key="b" type="button">
      Assign
    </button>
  );
  rerender(
    <>
      {button}
      <Dialog key="d" open onClose={() => {}} title="T">
        <button type="button">Choose</button>
      </Dialog>
    </>,
  );
  const close = vi.mocked(HTMLDialogElement.prototype.close);
  rerender(button);
  expect(close).toHaveBeenCalled();
});
