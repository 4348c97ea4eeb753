import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { test } from "vitest";
import { writeFileSync } from "node:fs";
import { BookingConfirmation } from "./emails/booking-confirmation.tsx";
import { sampleCompany } from "#features/content/contract.ts";
test("x", async () => {
  const html = await render(createElement(BookingConfirmation, { company: sampleCompany, booking: { reference: "CTS-7K3M9Q", isTest: false, firstName: "Thandi", lastName: "M", email: "t@example.com", phone: "1", serviceType: "airport_transfer", pickupLocation: "Cape Town International Airport", destination: "12 Kloof Street, Gardens", pickupAt: new Date("2026-11-28T07:00:00Z"), returnAt: null, passengers: 2, specialRequirements: "One child seat,\nplease", responseDueAt: new Date("2026-11-20T08:20:00Z") } }));
  writeFileSync("/tmp/mail.html", html); writeFileSync("/tmp/mail.txt", toPlainText(html));
});
