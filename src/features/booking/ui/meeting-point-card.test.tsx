// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MeetingPointCard } from "./meeting-point-card.tsx";

afterEach(cleanup);

const company = { phone: "+27 21 555 0123" };
const pictured = () => document.querySelector("[srcset]")?.getAttribute("srcset") ?? "";

test.each([
  ["at the airport the hall with the board", "Cape Town International Airport", "Arrivals hall", "/art/arrivals-hall"],
  ["at a door the vehicle that comes", "The Table Bay Hotel", "The Table Bay Hotel", "/art/fleet-shuttle"],
])("what to look out for is pictured: %s", (_what, pickupLocation, title, picture) => {
  render(
    <MeetingPointCard
      pickupLocation={pickupLocation}
      company={company}
      name="Thandi Mokoena"
      vehicle="shuttle"
      photographOf={null}
    />,
  );
  expect(screen.getByRole("heading", { name: `Where to meet: ${title}` })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(pictured()).toContain(picture);
});

test("nothing is said while the pickup is to be agreed", () => {
  render(
    <MeetingPointCard
      pickupLocation=""
      company={company}
      name="Thandi Mokoena"
      vehicle="shuttle"
      photographOf={null}
    />,
  );
  expect(document.body.textContent).toBe("");
});
