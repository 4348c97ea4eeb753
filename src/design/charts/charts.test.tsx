// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import { labelStep } from "./chart-series.ts";
import { LineChart } from "./line-chart.tsx";
import { ShareBars } from "./share-bars.tsx";
import { Sparkline } from "./sparkline.tsx";

afterEach(cleanup);

const days = [
  { id: "mon", label: "Mon", title: "Monday" },
  { id: "tue", label: "Tue", title: "Tuesday" },
];
const series = [
  { id: "a", label: "Tea", values: [1, 2] },
  { id: "b", label: "Coffee", values: [3, null] },
];
const inCups = (value: number) => `${value} cups`;

test.each([
  ["bars", BarChart],
  ["lines", LineChart],
])("%s come with the same numbers as a table", (_kind, Chart) => {
  render(<Chart label="Drinks" categories={days} series={series} formatValue={inCups} categoryHeader="Day" />);
  const table = screen.getByRole("table", { name: "Drinks" });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ["Day", "Tea", "Coffee"],
    ["Monday", "1 cups", "3 cups"],
    ["Tuesday", "2 cups", "–"],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(table.parentElement?.classList.contains("sr-only")).toBe(false);
});

test("the keyboard reads a chart from the newest value backwards", () => {
  render(<BarChart label="Drinks" categories={days} series={series} formatValue={inCups} />);
  const chart = screen.getByRole("group", { name: /^Drinks/ });
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.focus(chart);
  expect(screen.getByRole("status").textContent).toBe("Tuesday · 2 cupsTea2 cups");
  fireEvent.keyDown(chart, { key: "ArrowLeft" });
  expect(screen.getByRole("status").textContent).toBe("Monday · 4 cupsTea1 cupsCoffee3 cups");
  fireEvent.keyDown(chart, { key: "Escape" });
  expect(screen.queryByRole("status")).toBeNull();
});

test("nothing to show is said, not drawn", () => {
  render(
    <BarChart
      label="Drinks"
      categories={days}
      series={[{ id: "a", label: "Tea", values: [0, 0] }]}
      formatValue={inCups}
    />,
  );
  expect(screen.getByText("Nothing to show for this period yet.")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

test("shares are shown as percentages of the whole", () => {
  const shares = [
    { id: "a", label: "Tea", value: 3 },
    { id: "b", label: "Coffee", value: 1 },
  ];
  render(<ShareBars label="Drinks" shares={shares} format={(_, part) => `${part * 100}%`} />);
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual(["Tea75%", "Coffee25%"]);
});

test("a sparkline with a label is a picture, without one it is decoration", () => {
  const { container } = render(<Sparkline values={[1, 2, 3]} label="Rising" />);
  expect(screen.getByRole("img", { name: "Rising" })).toBeDefined();
  cleanup();
  render(<Sparkline values={[1, 2, 3]} />);
  expect(container.querySelector("[role=img]")).toBeNull();
});

test.each([
  [14, 660, 1],
  [14, 260, 3],
  [90, 660, 7],
])("%i axis labels on %i pixels: every nth is shown, n = %i", (count, width, step) => {
  const labels = [...Array(count).keys()].map((index) => `Sat ${index + 10}`);
  expect(labelStep(labels, width)).toBe(step);
});
