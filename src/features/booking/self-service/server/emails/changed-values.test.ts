import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { expect, test } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { valuesOf } from "../../../server/describe-change.ts";
import { ChangedValues } from "./changed-values.tsx";

test.each([
  ["chauffeur_service", null, null, "last_date", "Last date: 28 Nov 2026 → 30 Nov 2026"],
  ["group_transport", "coach-hire", null, "last_date", "Last date: 28 Nov 2026 → 30 Nov 2026"],
  ["custom", null, "full_day", "last_date", "Last date: 28 Nov 2026 → 30 Nov 2026"],
  ["airport_transfer", null, null, "return", "Return trip: Sat 28 Nov 2026, 09:00 → Mon 30 Nov 2026, 09:00"],
] as const)("the second date of %s (%s, %s) is its %s", async (serviceType, offer, hireUnit, field, message) => {
  const [before, after] = [{ returnAt: "2026-11-28T07:00:00.000Z" }, { returnAt: "2026-11-30T07:00:00.000Z" }];
  const values = valuesOf({ serviceType, offer, hireUnit }, { before, after }, startingClasses);
  expect(values).toEqual([{ field, before: before.returnAt, after: after.returnAt }]);
  const email = toPlainText(await render(createElement(ChangedValues, { values, differenceCents: 0 })));
  expect(email.split("\n")).toContain(message);
});
