// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Accordion, AccordionItem } from "./accordion.tsx";

afterEach(cleanup);

const items = ["One", "Two", "Three"].map((title) => ({ title, content: `About ${title}` }));
const opened = () =>
  [...document.querySelectorAll("details")].filter((item) => item.open).map((item) => item.textContent);
const press = (title: string) => {
  const summary = screen.getByText(title).closest("summary");
  if (summary) fireEvent.click(summary);
};

test("everything is closed at first, and in the page for search engines", () => {
  render(<Accordion items={items} />);
  expect(opened()).toEqual([]);
  expect(screen.getByText("About Three")).toBeTruthy();
});

test("one open at a time", () => {
  render(<Accordion items={items} />);
  press("One");
  expect(opened()).toEqual(["OneAbout One"]);
  press("Three");
  expect(opened()).toEqual(["ThreeAbout Three"]);
});

test("pressing the open one closes it", () => {
  render(<Accordion items={items} />);
  press("Two");
  press("Two");
  expect(opened()).toEqual([]);
});

test("items share a name, which is how the browser itself keeps the rule; two accordions do not", () => {
  render(
    <>
      <Accordion items={items} />
      <Accordion>
        <AccordionItem title="Four">About Four</AccordionItem>
      </Accordion>
    </>,
  );
  const names = [...document.querySelectorAll("details")].map((item) => item.getAttribute("name"));
  expect(new Set(names.slice(0, 3)).size).toBe(1);
  expect(names[3]).not.toBe(names[0]);
  press("One");
  press("Four");
  expect(opened()).toHaveLength(2);
});
