// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MapFrame } from "./map-frame.tsx";
import { projectionFor } from "./map-geometry.ts";

afterEach(cleanup);

const markers = [
  { id: "a", lat: -33.97, lng: 18.6, label: "Airport" },
  { id: "b", lat: -33.95, lng: 18.38, label: "Beach" },
];

test("a sketch first, the live map on request, the attribution always", async () => {
  const { container } = render(<MapFrame label="Two places" markers={markers} attribution="© the mappers" />);
  expect(container.querySelectorAll("circle")).toHaveLength(2);
  expect(container.querySelector(".leaflet-container")).toBeNull();
  expect(screen.getByText("© the mappers")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show map" }));
  expect(await screen.findByTitle("Beach")).toBeDefined();
  expect(container.querySelector(".leaflet-container")).not.toBeNull();
  expect(screen.getByText("© the mappers")).toBeDefined();
});

test("the sketch fits every point and keeps north up", () => {
  const box = { width: 800, height: 450 };
  const project = projectionFor(markers, box);
  const [airport, beach] = markers.map(project);
  for (const point of [airport, beach]) {
    expect(point?.x).toBeGreaterThan(0);
    expect(point?.x).toBeLessThan(box.width);
  }
  expect(beach?.y).toBeLessThan(airport?.y ?? 0);
  expect(beach?.x).toBeLessThan(airport?.x ?? 0);
});
