// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DriverCard } from "./driver-card.tsx";

afterEach(cleanup);

const sipho = {
  part: 1,
  passengers: 2,
  first_name: "Sipho",
  vehicle: "White Hyundai Staria",
  vehicle_class: "shuttle" as const,
  plate: "CA 123-456",
};
const drawnVehicle = () => document.querySelector('[srcset*="/art/fleet-shuttle"]');

test("without photographs we draw a driver and a vehicle of its class", () => {
  render(<DriverCard driver={{ ...sipho, photo: null, vehicle_photo: null }} vehicles={1} />);
  expect(drawnVehicle()).not.toBeNull();
  expect(document.querySelector("svg")).not.toBeNull();
  expect(screen.queryByAltText("Sipho, your driver"), "a drawing is no likeness").toBeNull();
});

test("photographs come before drawings, which stand in once an address has ended", () => {
  render(<DriverCard driver={{ ...sipho, photo: "/files/v1/1", vehicle_photo: "/files/v1/2" }} vehicles={1} />);
  expect(drawnVehicle()).toBeNull();
  fireEvent.error(screen.getByAltText("White Hyundai Staria"));
  expect(drawnVehicle()).not.toBeNull();
});
