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
  portrait: "/portraits/driver-7.svg",
  vehicle_portrait: "/portraits/van-white-7.svg",
};
const isDrawn = (address: string) => document.querySelector(`img[src="${address}"]`) !== null;

test("without photographs the portraits of this driver and this vehicle are shown", () => {
  render(<DriverCard driver={{ ...sipho, photo: null, vehicle_photo: null }} vehicles={1} />);
  expect([isDrawn(sipho.portrait), isDrawn(sipho.vehicle_portrait)]).toEqual([true, true]);
  expect(screen.queryByAltText("Sipho, your driver"), "a drawing is no likeness").toBeNull();
});

test("photographs come before portraits, which stand in once an address has ended", () => {
  render(<DriverCard driver={{ ...sipho, photo: "/files/v1/1", vehicle_photo: "/files/v1/2" }} vehicles={1} />);
  expect([isDrawn(sipho.portrait), isDrawn(sipho.vehicle_portrait)]).toEqual([false, false]);
  fireEvent.error(screen.getByAltText("White Hyundai Staria"));
  expect(isDrawn(sipho.vehicle_portrait)).toBe(true);
});
