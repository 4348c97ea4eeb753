import type { DriverState } from "#domain/driver/driver-lifecycle.ts";
import type { InputOf } from "#platform/contract.ts";
import type { driversDeskContract } from "../contract.ts";

export type StatusAction = {
  readonly from: readonly DriverState[];
  readonly to: InputOf<typeof driversDeskContract.changeDriverStatus>["to"];
  readonly label: string;
  readonly title: (name: string) => string;
  readonly text: string;
  readonly done: string;
  readonly needsReason?: true;
  readonly tone?: "primary" | "danger";
  /** Shown if something in the dialog prevents it. */
  readonly refusal?: string;
};

const notReady = "This driver can’t be active yet. Add what is missing first.";

/** Our team’s options, by the driver’s state. */
export const statusActions: readonly StatusAction[] = [
  {
    from: ["invited"],
    to: "onboarding",
    label: "Start onboarding",
    title: (name) => `Start onboarding ${name}?`,
    text: "For drivers who bring in their documents in person. They can still open an account later.",
    done: "Onboarding started",
  },
  {
    from: ["onboarding", "suspended"],
    to: "active",
    label: "Activate driver",
    title: (name) => `Activate ${name}?`,
    text: "They can be offered and assigned trips from now on.",
    done: "Driver activated",
    refusal: notReady,
  },
  {
    from: ["on_leave"],
    to: "active",
    label: "End leave",
    title: (name) => `End the leave of ${name}?`,
    text: "They can be offered and assigned trips from now on.",
    done: "Leave ended",
    refusal: notReady,
  },
  {
    from: ["active"],
    to: "on_leave",
    label: "Put on leave",
    title: (name) => `Put ${name} on leave?`,
    text: "They get no new trips until you end their leave. For leave with set dates, use time off instead.",
    done: "Driver put on leave",
  },
  {
    from: ["left"],
    to: "onboarding",
    label: "Take back",
    title: (name) => `Take ${name} back?`,
    text: "They go through onboarding again, so their documents are checked before their first trip.",
    done: "Onboarding started",
  },
  {
    from: ["onboarding", "active", "on_leave"],
    to: "suspended",
    label: "Suspend driver",
    title: (name) => `Suspend ${name}?`,
    text: "They get no trips and see none, except one they’re driving now. Their other trips need another driver, so we’ll add a task for dispatch.",
    done: "Driver suspended",
    needsReason: true,
    tone: "danger",
  },
  {
    from: ["invited", "onboarding", "active", "on_leave", "suspended"],
    to: "left",
    label: "Mark as left",
    title: (name) => `Mark ${name} as left?`,
    text: "They no longer drive for us. We keep their history.",
    done: "Driver marked as left",
    needsReason: true,
    tone: "danger",
    refusal: "This driver still has trips ahead. Assign them to other drivers first.",
  },
];
