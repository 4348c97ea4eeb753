// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import type { DriverProfile } from "../contract.ts";
import { permitOn } from "../policy.ts";
import { DriverNotices } from "./driver-notices.tsx";

afterEach(cleanup);

const driver = (state: DriverProfile["state"], permitUntil: string | null): DriverProfile => ({
  name: "Sipho Ndlovu",
  phone: "+27 82 555 0201",
  state,
  licence_code: permitUntil ? "C1" : "",
  permit: permitOn(localDate("2026-11-20"), {
    licenceCode: permitUntil ? "C1" : "",
    permitExpiresOn: permitUntil ?? "2026-11-20",
  }),
  languages: [],
  is_guide: false,
  home_area: "",
  provider: null,
  vehicles_today: [],
  unread_messages: 0,
});

test.each([
  ["all is well", "active", "2028-01-01", /^$/],
  ["the permit expires in a month", "active", "2026-12-20", /valid until 20 Dec 2026.*in 30 days/],
  ["the permit expires tomorrow", "active", "2026-11-21", /tomorrow/],
  ["the permit expires today", "active", "2026-11-20", /today/],
  ["the permit has expired", "active", "2026-11-19", /has expired.*may not carry/],
  ["no permit is on record yet", "onboarding", null, /^Your documents are being checked\.[^.]*\.$/],
  ["the driver is suspended", "suspended", "2028-01-01", /suspended/],
  ["the driver is on leave", "on_leave", "2028-01-01", /on leave/],
] as const)("%s", (_what, state, permitUntil, text) => {
  const { container } = render(<DriverNotices driver={driver(state, permitUntil)} />);
  expect(container.textContent).toMatch(text);
});
