// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode, Suspense, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { partOnceHere } from "./part-once-here.tsx";

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => {
  const [first] = useState(name);
  return <p>{`${first} ${name}`}</p>;
};

const greeting = () => partOnceHere(async () => Greeting);

const drawn = (Part: typeof Greeting, name: string) => (
  <StrictMode>
    <Suspense fallback="waiting">
      <Part name={name} />
    </Suspense>
  </StrictMode>
);

test("what is here already is drawn at once", async () => {
  const { Part, fetchPart } = greeting();
  await fetchPart();
  render(drawn(Part, "Thandi"));
  expect(screen.getByText("Thandi Thandi")).toBeTruthy();
});

test("what is not here yet is waited for, and keeps its state when it is drawn again", async () => {
  const { Part } = greeting();
  const { rerender } = render(drawn(Part, "Thandi"));
  expect(screen.getByText("waiting")).toBeTruthy();
  await screen.findByText("Thandi Thandi");
  rerender(drawn(Part, "Sipho"));
  expect(screen.getByText("Thandi Sipho")).toBeTruthy();
});
