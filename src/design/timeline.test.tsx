// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Lane, LaneTimeline } from "./charts/lane-timeline.tsx";
import { Timeline } from "./timeline.tsx";

afterEach(cleanup);

const lanes: readonly Lane[] = [
  {
    id: "l1",
    title: "Room 1",
    bars: [{ id: "b1", start: 9, end: 12, title: "Meeting", text: "6 people", state: "late" }],
  },
];
const inHours = (hour: number) => `${hour}:00`;

test("a bar sits on its hours, says when it is, and can be opened", () => {
  const onBar = vi.fn();
  render(<LaneTimeline label="Rooms" lanes={lanes} from={8} to={16} step={1} formatTick={inHours} onBar={onBar} />);
  const bar = screen.getByRole("button", { name: /Meeting.*6 people.*9:00 to 12:00\. Late\./ });
  expect(bar.closest("li")?.style.left).toBe("12.5%");
  expect(bar.closest("li")?.style.width).toBe("37.5%");
  fireEvent.click(bar);
  expect(onBar).toHaveBeenCalledWith(lanes[0]?.bars[0], lanes[0]);
});

test("the present moment shows only while it is on the axis", () => {
  const axis = { label: "Rooms", lanes, from: 8, to: 16, formatTick: inHours, step: 4 };
  const { rerender } = render(<LaneTimeline {...axis} now={10} />);
  expect(screen.getByText("10:00")).toBeDefined();
  rerender(<LaneTimeline {...axis} now={20} />);
  expect(screen.queryByText("20:00")).toBeNull();
});

test("events are an ordered list", () => {
  const events = [
    { id: "1", time: "09:00", title: "Opened" },
    { id: "2", time: "10:00", title: "Closed", text: "By hand" },
  ];
  render(<Timeline label="History" events={events} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Opened09:00",
    "Closed10:00By hand",
  ]);
});
