import { describe, expect, test } from "vitest";
import { inOrderOfNeed, levelOf, referencesOf, seesPeople } from "./policy.ts";
import type { Problem } from "./problem-contract.ts";

test.each([
  ["cts-7k3m9q", "CTS-7K3M9Q"],
  ["CTS 7k3", "CTS-7K3"],
  ["cts", "CTS-"],
  ["7k3m", "CTS-7K3M"],
  // Read out on the phone: O is a nought, I and L are ones.
  ["cts-oil", "CTS-011"],
  ["7", undefined],
  ["hartwell", undefined],
  ["emily@demo.example", undefined],
  ["cts-7k3m9qx", undefined],
  ["uuu", undefined],
])("%s starts the reference %s", (typed, reference) => {
  expect(referencesOf(typed, ["CTS"])).toEqual(reference === undefined ? [] : [reference]);
});

test.each([
  ["admin", true],
  ["super_user", true],
  ["dispatcher", false],
  ["driver", false],
] as const)("%s finds people: %s", (role, sees) => {
  expect(seesPeople({ kind: "person", userId: "u", roles: [role] })).toBe(sees);
});

test("a visitor and the system find no one", () => {
  expect(seesPeople({ kind: "visitor" })).toBe(false);
  expect(seesPeople({ kind: "system" })).toBe(false);
});

describe("what is due", () => {
  const now = new Date("2026-11-20T08:00:00Z");
  test.each([
    ["2026-11-20T07:59:00Z", "late"],
    ["2026-11-20T08:00:00Z", "late"],
    ["2026-11-20T08:01:00Z", "soon"],
    ["2026-11-20T11:00:00Z", "soon"],
    ["2026-11-20T11:01:00Z", "later"],
  ])("at %s is %s", (due, level) => {
    expect(levelOf(new Date(due), now)).toBe(level);
  });
});

test("late comes first, then people before admin, then the earlier", () => {
  const problem = (id: string, kind: Problem["kind"], level: Problem["level"], due: string): Problem => ({
    id,
    kind,
    level,
    due_at: `2026-11-20T${due}:00.000Z`,
    subject: "",
    detail: "",
    open_cents: null,
    opens: { kind: "booking", reference: "CTS-7K3M9Q" },
    task: null,
    also: [],
    trip: null,
  });
  const ordered = inOrderOfNeed([
    problem("e", "trip_without_driver", "later", "20:00"),
    problem("d", "permit_ending", "soon", "09:00"),
    problem("c", "application_waiting", "late", "01:00"),
    problem("b", "enquiry_unanswered", "late", "07:00"),
    problem("a", "request_unanswered", "late", "06:00"),
  ]);
  expect(ordered.map(({ id }) => id).join("")).toBe("abcde");

  // Passengers at the roadside come before everything, however late the rest is.
  const stranded: Problem = { ...problem("!", "trip_problem", "soon", "09:30"), trip: "interrupted" };
  expect(inOrderOfNeed([...ordered, stranded]).at(0)?.id).toBe("!");
});
