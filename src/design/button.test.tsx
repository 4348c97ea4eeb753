// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button, buttonClass } from "./button.tsx";

afterEach(cleanup);

test("a button does not submit a form by default", () => {
  render(<Button>Next</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});

test("a busy button keeps its name, says that it is busy and cannot be pressed", () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Save", busy: true });
  fireEvent.click(button);
  expect(button.hasAttribute("disabled")).toBe(true);
  expect(press).not.toHaveBeenCalled();
});

test("room for the busy text is there from the start, unseen", () => {
  const { rerender } = render(<Button busyText="Sending...">Send</Button>);
  expect(screen.getByText("Sending...").className).toContain("invisible");
  rerender(
    <Button busy busyText="Sending...">
      Send
    </Button>,
  );
  expect(screen.getByText("Sending...").className).not.toContain("invisible");
  expect(screen.getByText("Send").className).toContain("invisible");
});

test("a link can look like a button", () => {
  expect(buttonClass({ variant: "paper", size: "lg" })).toContain("min-h-14");
});
