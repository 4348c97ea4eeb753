import { expect, test } from "vitest";
import { deletionName } from "./deletion.ts";

test.each<[Record<string, unknown>[], string]>([
  [[{ first_name: "Thandi", last_name: "Mokoena", phone: "1" }], "Thandi Mokoena"],
  [[{ id: "1" }, { name: "Licence.pdf" }], "Licence.pdf"],
  [[{ kind: "roadworthy_certificate" }], "roadworthy certificate"],
  [[{ km: 60_000 }], "60000 km"],
  [[{ amount_cents: 12_550 }], "R125.50"],
  [[{ id: "1" }], ""],
])("%j is named %s", (rows, name) => {
  expect(deletionName(rows.map((content) => ({ content })))).toBe(name);
});
